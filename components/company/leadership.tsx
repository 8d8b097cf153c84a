import { Section } from '@/components/ui/section'
import type { ShownPicture } from '@/lib/content/gallery'
import { Portrait } from './portrait'

type LeadershipProps = {
  heading: string
  people: { name: string; role: string; text: string; shown: ShownPicture | undefined }[]
}

/** The people who lead the company, beside the section's heading. */
export function Leadership({ heading, people }: LeadershipProps) {
  return (
    <Section
      id="leadership"
      headingId="leadership-heading"
      className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_2fr]"
    >
      <h2 id="leadership-heading" className="text-h2 lg:sticky lg:top-32 lg:self-start">
        {heading}
      </h2>
      <ul className="grid gap-10 sm:grid-cols-2">
        {people.map(({ name, role, text, shown }, index) => (
          <li key={role} className="flex gap-5 border-t border-line pt-6">
            <Portrait variant={index} shown={shown} />
            <div>
              <h3 className="text-h4">{name}</h3>
              <p className="mt-1 text-sm font-semibold text-accent">{role}</p>
              <p className="mt-3 text-sm text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
