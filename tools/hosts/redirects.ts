import { listRedirects } from '../../lib/content/redirects'
import { SITES } from './rules'

/**
 * Addresses that have moved for good, in every language, without their last slash, and where they lead, with it. Apart
 * from the other rules: those are also packed into previews, which hold no content.
 */
export const REDIRECTS: Record<string, string> = Object.fromEntries(
  SITES.flatMap((site) =>
    listRedirects().map(({ from, to }) => [site + from, site + (to === '/' ? to : `${to}/`)]),
  ),
)
