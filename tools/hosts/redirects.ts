import { listRedirects } from '../../lib/content/redirects'
import { SITES } from './rules'

/** Permanent redirects in every locale: former paths without trailing slash, targets with it. @throws ContentError for invalid content. */
export const hostRedirects = (): Record<string, string> =>
  Object.fromEntries(
    SITES.flatMap((site) =>
      listRedirects().map(({ from, to }) => [site + from, site + (to === '/' ? to : `${to}/`)]),
    ),
  )
