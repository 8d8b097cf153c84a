type LoadingScreenProps = {
  heading: string
  text: string
  /** S9.1: three seconds on the list, one on a post. */
  length: 'long' | 'short'
}

/**
 * A loading screen with a moving bus over the complete page. CSS alone shows and hides it, so that the content is
 * there for crawlers, for visitors without scripts and for the Largest Contentful Paint. With reduced motion it is
 * not shown.
 */
export function LoadingScreen({ heading, text, length }: LoadingScreenProps) {
  return (
    <div
      aria-hidden
      data-tone="day"
      className={`loading-screen ${length === 'long' ? 'loading-long' : 'loading-short'} fixed inset-0 z-50 grid place-content-center justify-items-center gap-3 px-6 text-center`}
    >
      <svg viewBox="0 0 240 90" className="w-60 overflow-visible">
        <path d="M0 78h240" strokeWidth="2" strokeDasharray="14 10" className="loading-road stroke-control" />
        <g className="loading-bus">
          <rect x="62" y="22" width="116" height="46" rx="9" className="fill-action" />
          <path d="M70 30h70v16H70zM146 30h25v22h-25z" className="fill-surface" />
          <path d="M62 56h116" strokeWidth="3" className="stroke-surface" />
          <circle cx="88" cy="69" r="9" className="fill-ink" />
          <circle cx="152" cy="69" r="9" className="fill-ink" />
          <circle cx="88" cy="69" r="3.5" className="fill-surface" />
          <circle cx="152" cy="69" r="3.5" className="fill-surface" />
        </g>
      </svg>
      <p className="font-display text-h3">{heading}</p>
      <p className="text-muted">{text}</p>
    </div>
  )
}
