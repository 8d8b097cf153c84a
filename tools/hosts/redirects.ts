import { listRedirects } from '../../lib/content/redirects'

/**
 * Addresses that have moved for good, without their last slash, and where they lead, with it. Apart from the other
 * rules: those are also packed into previews, which hold no content.
 */
export const REDIRECTS: Record<string, string> = Object.fromEntries(
  listRedirects().map(({ from, to }) => [from, to === '/' ? to : `${to}/`]),
)
