import { HYDRATED_EVENT } from '@/late-start/client/hydrated-event'

const COMPLAINTS = 'test-complaints'

/** Runs in the page before anything else does: neither protocol tells all that goes wrong, WebKit's nothing of it. */
function record(answer: string, key: string): void {
  const complain = (text: string) => {
    const known = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[]
    sessionStorage.setItem(key, JSON.stringify([...known, `${location.pathname}: ${text}`]))
  }
  const { error } = console
  console.error = (...values: unknown[]) => {
    complain(values.map(String).join(' '))
    error.apply(console, values)
  }
  // What is still on its way when a visitor leaves does not load, and need not.
  let isLeaving = false
  addEventListener('beforeunload', () => (isLeaving = true))
  const onError = ({ message, target }: ErrorEvent) => {
    // An exception comes to the window, what does not load to its element.
    if (!(target instanceof Element)) complain(message)
    else if (!isLeaving)
      complain(
        `${target.getAttribute('src') ?? target.getAttribute('href') ?? target.localName} did not load`,
      )
  }
  addEventListener('error', onError, true)
  addEventListener('unhandledrejection', ({ reason }) => complain(`unhandled: ${reason}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complain(`refused by ${violatedDirective}: ${blockedURI}`),
  )
  document.addEventListener(answer, (event) => {
    const isReady = Boolean((event as CustomEvent<unknown>).detail)
    document.documentElement.setAttribute('data-test-ready', '')
    if (!isReady) complain('its scripts have stopped')
  })
  document.currentScript?.remove()
}

/** The recorder as HTML, which stands before the page's own policy. */
export const RECORDER = `<script>(${record})(${JSON.stringify(HYDRATED_EVENT)},${JSON.stringify(COMPLAINTS)})</script>`

/** JavaScript that yields whether the page answers to the visitor. */
export const IS_READY = "document.documentElement.hasAttribute('data-test-ready')"

/** JavaScript that yields and forgets what was complained of on the pages so far, and all else they have stored. */
export const TAKE_COMPLAINTS = `(() => {
  const complaints = sessionStorage.getItem('${COMPLAINTS}')
  sessionStorage.clear()
  localStorage.clear()
  return complaints ?? '[]'
})()`
