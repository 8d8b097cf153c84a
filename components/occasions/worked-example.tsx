import { Section } from '@/components/ui/section'
import type { OccasionFile } from '@/lib/content/schema/occasion'
import { ExampleRow } from './example-row'

type WorkedExampleProps = OccasionFile['example'] & { eyebrow: string }

/** An example of one day as a timeline, which is drawn on scrolling. */
export function WorkedExample({ eyebrow, heading, intro, rows, note }: WorkedExampleProps) {
  return (
    <Section headingId="example-heading" tone="night">
      <p className="text-xs font-semibold uppercase tracking-[0.18em] text-accent">{eyebrow}</p>
      <div className="mt-4 grid gap-x-16 gap-y-5 lg:grid-cols-2">
        <h2 id="example-heading" className="text-h2">
          {heading}
        </h2>
        <p className="max-w-prose self-end text-muted">{intro}</p>
      </div>
      <ol className="mt-12 md:mt-16">
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
    </Section>
  )
}
