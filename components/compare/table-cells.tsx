import { classNames } from '@/components/ui/class-names'

/** On a phone, where the table's head is out of sight, every cell says itself what it holds. */
function CellLabel({ children }: { children: string }) {
  return <span className="text-xs text-muted md:hidden">{children}</span>
}

/** Stands for a figure that the company has not given. */
export function NotGiven({ label }: { label: string | undefined }) {
  return (
    <>
      <span aria-hidden>–</span>
      <span className="sr-only">{label}</span>
    </>
  )
}

type FigureCellProps = { label: string; figure: string; className?: string }

/** A figure one chooses by, in a large numeral. */
export function FigureCell({ label, figure, className }: FigureCellProps) {
  return (
    <td className={classNames('whitespace-nowrap', className)}>
      <span className="block font-display text-h3">{figure}</span>
      <CellLabel>{label}</CellLabel>
    </td>
  )
}

type FactCellProps = {
  /** What the fact is of; one with its unit, such as '20 KMPL', says so itself. */
  label?: string
  fact: string | undefined
  notGiven?: string
  className?: string
}

/** A fact in text. What the company has not given is said to be so, and shown as a dash. */
export function FactCell({ label, fact, notGiven, className }: FactCellProps) {
  return (
    <td className={classNames(!fact && 'max-md:hidden', className)}>
      {label && <CellLabel>{label}</CellLabel>} {fact ?? <NotGiven label={notGiven} />}
    </td>
  )
}
