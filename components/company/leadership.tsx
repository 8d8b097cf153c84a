import { Section } from '@/components/ui/section'
import { Picture } from '@/components/ui/picture'
import type { ResolvedImage } from '@/lib/content/images'

type LeadershipProps = {
  heading: string
  /** What holds for all of them, as that they are samples. */
  note?: string
  people: { name: string; role?: string; text: string; shown: ResolvedImage | undefined }[]
}

/** The people who lead the company, beside the section's heading. Without a portrait there is no place for one. */
export function Leadership({ heading, note, people }: LeadershipProps) {
  return (
    <Section
      id="leadership"
      headingId="leadership-heading"
      className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr]"
    >
      <div className="lg:sticky lg:top-32 lg:self-start">
        <h2 id="leadership-heading" className="text-h2">
          {heading}
        </h2>
        {note && <p className="mt-2 text-sm text-muted">{note}</p>}
      </div>
      <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {people.map(({ name, role, text, shown }) => (
          <li key={text} className="flex gap-5 border-t border-line pt-4">
            {shown && (
              <Picture
                {...shown}
                sizes="80px"
                maxWidth={320}
                className="h-28 w-20 shrink-0 rounded-t-full object-cover"
              />
            )}
            <div>
              <h3 className="text-h4">{name}</h3>
              {role && <p className="mt-1 text-sm font-semibold text-accent">{role}</p>}
              <p className="mt-1 text-sm text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
