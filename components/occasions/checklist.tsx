import { Checkbox } from '@/components/form/checkbox'
import { Fold } from '@/components/ui/fold'
import { Section } from '@/components/ui/section'
import type { OccasionFile } from '@/lib/content/schema/occasion'
import { PrintButton } from './print-button'

type ChecklistProps = OccasionFile['checklist'] & {
  print: string
  /** The company's name and telephone number, printed only. */
  sheet: string
}

/** A printable checklist. The browser restores the ticks as it does any form field. */
export function Checklist({ heading, intro, items, print, sheet }: ChecklistProps) {
  return (
    <Section
      id="checklist"
      headingId="checklist-heading"

      sunken
      bandClass="printed print:bg-transparent print:py-0"
    >
      <div className="rounded-lg bg-surface px-5 py-3 md:p-12 print:p-0">
        <Fold id="checklist-heading" heading={heading} level="h2" headingClass="text-h3 md:text-h2">
          <div className="mt-3 flex flex-wrap items-start justify-between gap-x-12 gap-y-5">
            <p className="max-w-prose text-muted">{intro}</p>
            <PrintButton label={print} />
          </div>
          <ul className="mt-8 gap-x-16 md:columns-2 print:columns-1">
            {items.map((item) => (
              <li key={item} className="break-inside-avoid border-t border-line">
                <Checkbox
                  label={<span className="text-base leading-6">{item}</span>}
                  variant="line"
                  className="has-checked:text-muted has-checked:line-through"
                />
              </li>
            ))}
          </ul>
          <p className="mt-8 hidden text-sm print:block">{sheet}</p>
        </Fold>
      </div>
    </Section>
  )
}
