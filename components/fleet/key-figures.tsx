import type { KeyFigure } from '@/lib/content/key-figures'

type KeyFiguresProps = { heading: string; figures: KeyFigure[] }

/**
 * The most important figures, in large numerals. In columns of fixed widths: a row that wraps by the width of its texts
 * would move the page below it when the typefaces arrive.
 */
export function KeyFigures({ heading, figures }: KeyFiguresProps) {
  return (
    <dl aria-label={heading} className="mt-6 grid grid-cols-2 gap-x-8 gap-y-4 md:grid-cols-4">
      {figures.map(({ figure, label, note }) => (
        <div key={label} className="grid content-start">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="-order-1 font-display text-h3">{figure}</dd>
          {note && <dd className="text-sm text-muted">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
