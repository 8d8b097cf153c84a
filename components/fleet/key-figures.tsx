import type { KeyFigure } from '@/lib/content/key-figures'

type KeyFiguresProps = { heading: string; figures: KeyFigure[] }

/** The most important figures, in large numerals. */
export function KeyFigures({ heading, figures }: KeyFiguresProps) {
  return (
    <dl aria-label={heading} className="mt-6 flex flex-wrap gap-x-8 gap-y-4">
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
