type FormFallbackProps = {
  failed: string
  /** Said instead while the scripts are still loading; a form without it says nothing until then. */
  slow?: string
  other?: string
  /** Said where scripts are off. */
  unscripted: string
  /** Says the failure in an alert too, as the form itself would. */
  alerts?: boolean
  children?: React.ReactNode
}

/**
 * What a form says when the scripts that send are off, do not load, or break. The hidden part is shown by
 * late-start/inline/fallback.ts alone; React renders it as hidden and never updates it.
 */
export function FormFallback({ failed, slow, other, unscripted, alerts, children }: FormFallbackProps) {
  return (
    <>
      <p className="noscript:block hidden text-sm font-semibold">{unscripted}</p>
      <div hidden role="alert" data-fallback={alerts ? 'alert' : ''} className="grid gap-4">
        <p className="text-sm font-semibold text-danger">{failed}</p>
        {slow && (
          <p hidden className="text-sm font-semibold">
            {slow}
          </p>
        )}
        {other && <p className="text-sm text-muted">{other}</p>}
        {children}
      </div>
    </>
  )
}
