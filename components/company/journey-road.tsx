/** The road from the first year to the last, with a car at the scroll position. */
export function JourneyRoad() {
  return (
    <>
      <div className="absolute inset-x-0 top-1/2 h-px bg-control" />
      <div className="journey-way absolute inset-x-0 top-1/2 -mt-px h-0.5 bg-accent" />
      <svg viewBox="-20 -10 40 20" data-marker className="journey-car absolute top-0 h-5 w-10">
        <rect x="-19" y="-9" width="38" height="18" rx="7" className="fill-ink" />
        <rect x="2" y="-6.5" width="7" height="13" rx="2.5" className="fill-surface" />
        <rect x="-14" y="-6" width="5" height="12" rx="2" className="fill-surface" />
      </svg>
    </>
  )
}
