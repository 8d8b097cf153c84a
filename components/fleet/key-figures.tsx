type KeyFiguresProps = { heading: string; figures: { figure: string; label: string }[] }

/** What one wants to know first, in large numerals. */
export function KeyFigures({ heading, figures }: KeyFiguresProps) {
  return (
    <dl aria-label={heading} className="mt-6 flex flex-wrap gap-x-8 gap-y-4">
      {figures.map(({ figure, label }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-display text-h3">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
