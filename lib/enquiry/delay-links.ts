import { waitWithTimeout } from './wait-with-timeout'

/** How long a visitor who follows a link while an enquiry is being sent is kept for its answer. */
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
 * Follows a link that is clicked during a request when its answer has come, after 2 s at most. A page that is left
 * before cannot hear the answer, and the next one would send an enquiry again that has arrived.
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
