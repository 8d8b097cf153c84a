import { ButtonLink } from '@/components/ui/button-link'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import { SectionHeading } from '@/components/ui/section-heading'
import { TOURS_ID } from '@/lib/routes/routes'
import type { PictureData } from '@/lib/images/pictures'

export type TourListProps = {
  heading: string
  text: string
  open: string
  tours: {
    name: string
    facts: string
    text: string
    path: string
    picture?: PictureData
  }[]
}

/** Tours that open the trip planner with their days filled in. */
export const TourList = ({ heading, text, open, tours }: TourListProps) => (
  <Section headingId={TOURS_ID} sunken>
    <SectionHeading id={TOURS_ID} heading={heading} text={text} />
    <ul className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-2">
      {tours.map((tour) => (
        <li key={tour.name} className="grid gap-x-5 border-t border-control pt-4 sm:grid-cols-[1fr_auto]">
          <div>
            <h3 className="text-h4">{tour.name}</h3>
            <p className="mt-1 text-sm font-semibold">{tour.facts}</p>
            <p className="mt-2 max-w-prose text-sm text-muted">{tour.text}</p>
            <ButtonLink
              variant="outline"
              href={tour.path}
              rel="nofollow"
              aria-label={`${open}: ${tour.name}`}
              className="mt-4"
            >
              {open}
            </ButtonLink>
          </div>
          {tour.picture && (
            <Picture
              picture={tour.picture}
              alt=""
              sizes="(min-width: 40rem) 12rem, 100vw"
              maxWidth={960}
              className="aspect-[16/9] w-full self-start rounded-md object-cover max-sm:order-first max-sm:mb-4 sm:aspect-[4/3] sm:w-44"
            />
          )}
        </li>
      ))}
    </ul>
  </Section>
)
