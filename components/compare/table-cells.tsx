import { classNames } from '@/components/ui/class-names'

/** On a phone the table's head is hidden, so every cell has a label. */
function CellLabel({ children }: { children: string }) {
  return <span className="text-xs text-muted md:hidden">{children}</span>
}

/** The placeholder for a figure that the company has not stated. */
export function NotGiven({ label }: { label: string | undefined }) {
  return (
    <>
      <span aria-hidden>–</span>
      <span className="sr-only">{label}</span>
    </>
  )
}

type FigureCellProps = { label: string; figure: string; className?: string }

/** An important figure, in a large numeral. */
export function FigureCell({ label, figure, className }: FigureCellProps) {
  return (
    <td className={classNames('whitespace-nowrap', className)}>
      <span className="block font-display text-h4 md:text-h3">{figure}</span>
      <CellLabel>{label}</CellLabel>
    </td>
  )
}

type FactCellProps = {
  /** The label; not needed for a fact with a unit, such as '20 KMPL'. */
  label?: string
  fact: string | undefined
  notGiven?: string
  className?: string
}

/** A fact as text. A missing one is shown as a dash, with a text for screen readers. */
export function FactCell({ label, fact, notGiven, className }: FactCellProps) {
  return (
    <td className={classNames(!fact && 'max-md:hidden', className)}>
      {label && <CellLabel>{label}</CellLabel>} {fact ?? <NotGiven label={notGiven} />}
    </td>
  )
}
