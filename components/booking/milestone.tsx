type MilestoneProps = { percent: number; isNow: boolean }

/** A drawing of an Indian milestone, with a percentage of the amount in place of the distance. */
export function Milestone({ percent, isNow }: MilestoneProps) {
  return (
    <svg aria-hidden viewBox="0 0 56 64" className="w-13 shrink-0">
      <path d="M3 62V28a25 25 0 0 1 50 0v34z" className="fill-surface" />
      <path d="M3 28a25 25 0 0 1 50 0z" className={isNow ? 'fill-action' : 'fill-accent'} />
      <path d="M3 62V28a25 25 0 0 1 50 0v34z" fill="none" strokeWidth="1.5" className="stroke-ink" />
      <text x="28" y="51" textAnchor="middle" fontSize="17.5" className="fill-ink font-display">
        {percent}%
      </text>
    </svg>
  )
}
