import type { EstimateView } from '@/lib/rates/describe'

type EstimateLinesProps = { estimate: EstimateView; name?: string; className?: string }

/** An estimate that opens to how it is made up. */
export const EstimateLines = ({ estimate: { total, lines, note }, name, className }: EstimateLinesProps) => (
  <details className={className}>
    <summary className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-6 gap-y-1">
      {name && <span>{name}</span>}
      <span className="font-semibold underline decoration-control underline-offset-4">{total}</span>
    </summary>
    <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 pb-3 text-sm">
      {lines.map(({ text, amount }) => (
        <div key={text} className="col-span-2 grid grid-cols-subgrid">
          <dt>{text}</dt>
          <dd className="text-right tabular-nums">{amount}</dd>
        </div>
      ))}
    </dl>
    <p className="pb-3 text-sm text-muted">{note}</p>
  </details>
)
