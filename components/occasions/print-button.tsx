'use client'

import { Printer } from 'lucide'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { island } from '@/late-start/island'

/** While this data attribute is set, only `.printed` is printed: print-button.css. */
const PART = 'printsPart'

function printPart() {
  const { dataset } = document.documentElement
  dataset[PART] = ''
  addEventListener('afterprint', () => delete dataset[PART], { once: true })
  window.print()
}

/** Prints only the part of the page with the class `printed`. */
function PrintButtonPart({ label }: { label: string }) {
  return (
    <Button variant="outline" onClick={printPart} className="noscript:hidden shrink-0 print:hidden">
      <Icon of={Printer} className="size-4" />
      {label}
    </Button>
  )
}

export const PrintButton = island('print-button', PrintButtonPart, { start: 'use' })
