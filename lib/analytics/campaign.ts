import { tryStorage } from '@/lib/browser/storage'

const NAMES = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']

/** The characters allowed in a campaign. No @, : or /, so that mail addresses and links are rejected. */
const VALUE = /^[\p{L}\p{M}\p{N} ._~+-]{1,64}$/u

const MAX_QUERY_LENGTH = 2048

const KEY = 'campaign'

/**
 * Parses the campaign in a query string, which is not trusted.
 * @returns a query without '?' of at most the five `utm_*` names, each once and in a fixed order, with a value of at
 * most 64 letters, digits, spaces and ._~+-; '' where there is none. Everything else is dropped.
 */
export function parseCampaign(query: string): string {
  const given = new URLSearchParams(query.slice(0, MAX_QUERY_LENGTH))
  return String(
    new URLSearchParams(
      NAMES.flatMap((name) => {
        const value = given.get(name) ?? ''
        return VALUE.test(value) ? [[name, value]] : []
      }),
    ),
  )
}

/**
 * The campaign of this visit: that of this page's address, which is stored until the tab is closed, or else the
 * stored one. Form as in `parseCampaign`.
 */
export function rememberCampaign(): string {
  const arrived = parseCampaign(location.search)
  if (!arrived) return parseCampaign(tryStorage('sessionStorage', (kept) => kept.getItem(KEY)) ?? '')
  tryStorage('sessionStorage', (kept) => kept.setItem(KEY, arrived))
  return arrived
}
