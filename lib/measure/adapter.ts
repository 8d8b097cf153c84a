import { TRACK, track } from './track'

/** The company's own chat begins with its number; sharing a page through the same service does not. */
const CHAT = /^https:\/\/wa\.me\/\d/

/** Do Not Track and Global Privacy Control; the second is not in every browser's types. */
const isRefused = () =>
  navigator.doNotTrack === '1' ||
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)

/**
 * One POST in the form of Plausible's events API, as plain text so that no browser asks beforehand. Not
 * `sendBeacon`, which would send and take the endpoint's cookies. The query stays out: it may hold a name and a number.
 */
function report(endpoint: string, domain: string, name: string): void {
  if (isRefused()) return
  void fetch(endpoint, {
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
    body: JSON.stringify({ name, url: location.origin + location.pathname, domain }),
  }).catch(() => undefined)
}

function onClick({ target }: Event): void {
  const href = (target instanceof Element && target.closest('a')?.href) || ''
  if (href.startsWith('tel:')) track('call')
  else if (CHAT.test(href)) track('chat')
}

/**
 * Reports every tracked event of this page, and the calls and chats that begin at its links.
 * @param endpoint address that takes the events.
 * @param domain the name under which the provider keeps this site.
 */
export function startReporting(endpoint: string, domain: string): void {
  document.addEventListener(TRACK, (event) => report(endpoint, domain, String((event as CustomEvent).detail)))
  // On the window, where the inline script of late-start/inline holds clicks after this one has seen them.
  addEventListener('click', onClick, true)
}
