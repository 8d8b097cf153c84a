import { Fold } from '@/components/ui/fold'
import { Section } from '@/components/ui/section'
import type { OccasionFile } from '@/lib/content/schema/occasion'
import { ExampleRow } from './example-row'

type WorkedExampleProps = OccasionFile['example'] & { eyebrow: string }

/** An example of one day as a timeline, which is drawn on scrolling. */
export function WorkedExample({ eyebrow, heading, intro, rows, note }: WorkedExampleProps) {
  return (
    <Section id="example" headingId="example-heading" tone="night">
      <p className="text-xs font-semibold uppercase tracking-[0.18em] text-accent">{eyebrow}</p>
      <Fold
        id="example-heading"
        heading={heading}
        brief={intro}
        level="h2"
        headingClass="mt-2 text-h3 md:text-h2"
      >
        <p className="unfolded mt-3 max-w-prose text-muted">{intro}</p>
        <ol className="mt-8 md:mt-16">
          {rows.map((row, index) => (
            <ExampleRow
              key={row.time + row.what}
              {...row}
              isLast={index === rows.length - 1}
              isSameVehicle={row.vehicle === rows[index - 1]?.vehicle}
            />
          ))}
        </ol>
        <p className="mt-12 max-w-prose pl-9 text-sm text-muted md:pl-[11rem] lg:pl-[15rem]">{note}</p>
      </Fold>
    </Section>
  )
}
