/** Writes a redirect page at every former URL, for hosts without redirects. */
import './shared/load-env'
import { buildLocale, languageTag } from '../lib/config/locales'
import { getMessages } from '../lib/content/pages'
import { listRedirects } from '../lib/content/redirects'
import { findSitePage } from '../lib/content/site-pages'
import { href } from '../lib/routes/routes'
import { absoluteUrl } from '../lib/seo/metadata'
import { forwardPage, writeForwardPages } from './hosts/forward-pages'

const redirects = listRedirects()
writeForwardPages('out', redirects, (to) =>
  forwardPage(languageTag(buildLocale), href(to), absoluteUrl(to), {
    title: findSitePage(to).label,
    text: getMessages().forward.text,
  }),
)
console.log(`forwarding pages: ${redirects.map(({ from }) => from).join(' ') || 'none'}`)
