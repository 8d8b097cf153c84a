const ROAD = 'M0 70C110 70 150 24 262 24S440 96 562 96 740 24 862 24s190 46 338 46'

/** A road with a car, both animated by the scroll position. */
export function RouteLine() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 1200 120"
      className="route-view mb-2 hidden w-full overflow-visible md:block"
    >
      <path
        d={ROAD}
        fill="none"
        strokeWidth="2"
        strokeDasharray="2 8"
        strokeLinecap="round"
        className="stroke-control"
      />
      <path d={ROAD} fill="none" strokeWidth="3" pathLength="1" className="route-drawn stroke-action" />
      <g className="route-car">
        <rect x="-19" y="-9" width="38" height="18" rx="7" className="fill-ink" />
        <rect x="2" y="-6.5" width="7" height="13" rx="2.5" className="fill-accent" />
        <rect x="-14" y="-6" width="5" height="12" rx="2" className="fill-accent" />
      </g>
    </svg>
  )
}
