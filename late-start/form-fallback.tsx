type FormFallbackProps = {
  failed: string
  /** Shown in its place while the scripts are still loading; a form without it shows nothing until they have failed. */
  slow?: string
  other?: string
  /** Shown where scripts are disabled. */
  noScript: string
  /** Also shows the failure in an alert dialog, as the form itself would. */
  alerts?: boolean
}

/**
 * What a form shows when the scripts that send it are disabled, do not load, or throw. The hidden part is shown by
 * the inline script and the loader alone; React renders it as hidden and never updates it.
 */
export function FormFallback({ failed, slow, other, noScript, alerts }: FormFallbackProps) {
  return (
    <>
      <p className="noscript:block hidden text-sm font-semibold">{noScript}</p>
      <div hidden role="alert" data-fallback={alerts ? 'alert' : ''} className="grid gap-4">
        <p className="text-sm font-semibold text-danger">{failed}</p>
        {slow && (
          <p hidden className="text-sm font-semibold">
            {slow}
          </p>
        )}
        {other && <p className="text-sm text-muted">{other}</p>}
      </div>
    </>
  )
}
