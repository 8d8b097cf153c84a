'use client'

import { Printer } from 'lucide'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

/** While this data attribute is set, only `.printed` is printed: print-button.css. */
const PART = 'printsPart'

function printPart() {
  const { dataset } = document.documentElement
  dataset[PART] = ''
  addEventListener('afterprint', () => delete dataset[PART], { once: true })
  window.print()
}

/** Prints only the part of the page with the class `printed`. */
export function PrintButton({ label }: { label: string }) {
  return (
    <Button variant="outline" onClick={printPart} className="noscript:hidden shrink-0 print:hidden">
      <Icon of={Printer} className="size-4" />
      {label}
    </Button>
  )
}
