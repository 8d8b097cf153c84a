import { rememberCampaign } from './campaign'
import type { Receiver, ReportRequest } from './providers'
import { TRACK, track } from './track'

/** The address of the company's chat begins with its number; that for sharing a page does not. */
const CHAT = /^https:\/\/wa\.me\/\d/

/** Do Not Track and Global Privacy Control, which TypeScript's DOM types lack. */
const isRefused = () =>
  navigator.doNotTrack === '1' ||
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)

function onClick({ target }: Event): void {
  const href = (target instanceof Element && target.closest('a')?.href) || ''
  if (href.startsWith('tel:')) track('call')
  else if (CHAT.test(href)) track('chat')
}

/**
 * Reports every tracked event of this page, and clicks on its telephone and chat links. Uses `fetch`, since
 * `sendBeacon` sends and accepts the endpoint's cookies. Of the query string only the campaign is sent: the rest may
 * contain a name and a telephone number.
 * @param toRequest the provider's adapter, which turns a report into a request.
 */
export function startReporting(toRequest: ReportRequest, receiver: Receiver): void {
  // With Do Not Track the campaign is not stored either.
  const campaign = isRefused() ? '' : rememberCampaign()
  document.addEventListener(TRACK, (event) => {
    if (isRefused()) return
    const name = String((event as CustomEvent).detail)
    const [address, options] = toRequest({ name, page: location, campaign }, receiver)
    void fetch(address, {
      ...options,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    }).catch(() => undefined)
  })
  // On the window in the capture phase: this listener is called before late-start/early.ts stops the click.
  addEventListener('click', onClick, true)
}
