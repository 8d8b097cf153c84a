/**
 * A drawing of the road beside the milestones, from above, with a car at its start. SVG rather than CSS backgrounds,
 * which browsers do not print.
 */
export function RoadStrip() {
  return (
    <svg aria-hidden width="24" height="100%" className="absolute inset-y-0 left-0">
      <rect width="24" height="100%" rx="6" className="fill-ink" />
      <line x1="12" y1="8" x2="12" y2="100%" strokeWidth="2" strokeDasharray="8 10" className="stroke-line" />
      <g transform="translate(12 36)">
        <rect x="-8" y="-17" width="16" height="34" rx="6" className="fill-surface" />
        <rect x="-5.5" y="1" width="11" height="6" rx="2" className="fill-accent" />
        <rect x="-5" y="-12" width="10" height="4" rx="1.5" className="fill-accent" />
      </g>
    </svg>
  )
}
