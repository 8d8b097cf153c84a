import { Checkbox } from '@/components/form/checkbox'
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
    <Section headingId="checklist-heading" sunken bandClass="printed print:bg-transparent print:py-0">
      <div className="rounded-lg bg-surface p-6 md:p-12 print:p-0">
        <div className="flex flex-wrap items-start justify-between gap-x-12 gap-y-5 md:flex-nowrap">
          <div>
            <h2 id="checklist-heading" className="text-h2">
              {heading}
            </h2>
            <p className="mt-3 max-w-prose text-muted">{intro}</p>
          </div>
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
      </div>
    </Section>
  )
}
