const ERRORS_KEY = 'test-errors'

/** Runs in the page before any other script: neither protocol reports all errors, and WebKit's reports none. */
function record(key: string): void {
  const recordError = (text: string) => {
    const known = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[]
    sessionStorage.setItem(key, JSON.stringify([...known, `${location.pathname}: ${text}`]))
  }
  const { error } = console
  console.error = (...values: unknown[]) => {
    recordError(values.map(String).join(' '))
    error.apply(console, values)
  }
  // Requests that a navigation cancels are not errors.
  let isLeaving = false
  addEventListener('beforeunload', () => (isLeaving = true))
  const onError = ({ message, target }: ErrorEvent) => {
    // Exceptions fire at the window, failed loads at their element.
    if (!(target instanceof Element)) recordError(message ?? `an error without a message at ${target}`)
    else if (!isLeaving)
      recordError(
        `${target.getAttribute('src') ?? target.getAttribute('href') ?? target.localName} did not load`,
      )
  }
  addEventListener('error', onError, true)
  addEventListener('unhandledrejection', ({ reason }) => recordError(`unhandled: ${reason}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    recordError(`refused by ${violatedDirective}: ${blockedURI}`),
  )
  document.currentScript?.remove()
}

/** The recorder as HTML, inserted before the page's CSP. */
export const RECORDER = `<script>(${record})(${JSON.stringify(ERRORS_KEY)})</script>`

/** JavaScript that evaluates to whether the islands of the page have started, at the first scroll at the latest. */
export const IS_READY =
  "(dispatchEvent(new Event('scroll')), !document.querySelector('html[data-waiting],site-island[data-start=visit]:not([data-mounted])'))"

/** JavaScript that returns the recorded errors and clears all storage of the pages. */
export const TAKE_ERRORS = `(() => {
  const errors = sessionStorage.getItem('${ERRORS_KEY}')
  sessionStorage.clear()
  localStorage.clear()
  return errors ?? '[]'
})()`
