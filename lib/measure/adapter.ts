import { rememberCampaign } from './campaign'
import type { Receiver, ReportRequest } from './providers'
import { TRACK, track } from './track'

/** The company's own chat begins with its number; sharing a page through the same service does not. */
const CHAT = /^https:\/\/wa\.me\/\d/

/** Do Not Track and Global Privacy Control; the second is not in every browser's types. */
const isRefused = () =>
  navigator.doNotTrack === '1' ||
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)

function onClick({ target }: Event): void {
  const href = (target instanceof Element && target.closest('a')?.href) || ''
  if (href.startsWith('tel:')) track('call')
  else if (CHAT.test(href)) track('chat')
}

/**
 * Reports every tracked event of this page, and the calls and chats that begin at its links. `fetch`, not `sendBeacon`,
 * which would send and take the endpoint's cookies. Of the query only the campaign is sent: it may hold a name and a number.
 * @param toRequest the provider's form of a report.
 */
export function startReporting(toRequest: ReportRequest, receiver: Receiver): void {
  // A visitor who refuses is not remembered either.
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
  // On the window, where the inline script of late-start/inline holds clicks after this one has seen them.
  addEventListener('click', onClick, true)
}
