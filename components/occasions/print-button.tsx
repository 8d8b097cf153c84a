'use client'

import { Printer } from 'lucide'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

/** While it is set, what stands outside of `.printed` stays off the paper: print-button.css. */
const PART = 'printsPart'

function printPart() {
  const { dataset } = document.documentElement
  dataset[PART] = ''
  addEventListener('afterprint', () => delete dataset[PART], { once: true })
  window.print()
}

/** Prints the part of the page that is marked for it, and nothing else. */
export function PrintButton({ label }: { label: string }) {
  return (
    <Button look="outline" onClick={printPart} className="noscript:hidden shrink-0 print:hidden">
      <Icon of={Printer} className="size-4" />
      {label}
    </Button>
  )
}
