import { waitWithTimeout } from './wait-with-timeout'

/** How long a link that is clicked during a send waits for the provider's answer. */
export const DELAY_MS = 2000

/** The link of a plain click that loads another page in this tab. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute('download'))
    return undefined
  const isElsewhere =
    link.origin === location.origin && link.pathname + link.search !== location.pathname + location.search
  return isElsewhere ? link : undefined
}

/**
 * Delays a link that is clicked during a request until the answer has come, 2 s at most. A page that is unloaded
 * earlier never receives the answer, and the next page would send again an enquiry that has arrived.
 * @param follow is called with the address to go to.
 */
export function delayLinks(
  request: Promise<unknown>,
  follow: (address: string) => void = (address) => location.assign(address),
): void {
  const ended = request.catch(() => undefined)
  const onClick = (event: MouseEvent) => {
    const link = linkOf(event)
    if (!link) return
    event.preventDefault()
    void waitWithTimeout(ended, DELAY_MS).then(() => follow(link.href))
  }
  document.addEventListener('click', onClick)
  void ended.then(() => document.removeEventListener('click', onClick))
}
