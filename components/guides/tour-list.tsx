import { Link } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import { SectionHeading } from '@/components/ui/section-heading'

export type TourListProps = {
  heading: string
  text: string
  open: string
  tours: { name: string; facts: string; text: string; path: string }[]
}

/** Tours that open the trip planner with their days filled in. */
export const TourList = ({ heading, text, open, tours }: TourListProps) => (
  <Section headingId="tours" sunken>
    <SectionHeading id="tours" heading={heading} text={text} />
    <ul className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-2">
      {tours.map((tour) => (
        <li key={tour.name} className="border-t border-control pt-4">
          <h3 className="text-h4">{tour.name}</h3>
          <p className="mt-1 text-sm font-semibold">{tour.facts}</p>
          <p className="mt-2 max-w-prose text-sm text-muted">{tour.text}</p>
          <Link
            href={tour.path}
            rel="nofollow"
            aria-label={`${open}: ${tour.name}`}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-action"
          >
            {open}
          </Link>
        </li>
      ))}
    </ul>
  </Section>
)
