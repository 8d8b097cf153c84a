/** Writes the configuration of hosts. After the compression: a copy of these would only be one more file to refuse. */
import { getWords } from '../lib/content/pages'
import { findSitePage } from '../lib/content/site-pages'
import { LANGUAGE } from '../lib/site/language'
import { basePath, siteUrl } from '../lib/site/env'
import { absoluteUrl } from '../lib/site/metadata'
import { href } from '../lib/site/routes'
import { forwardPage, writeForwardPages } from './hosts/forward-pages'
import { REDIRECTS } from './hosts/redirects'
import { writeHostFiles } from './hosts/write'

const forwarded = writeForwardPages('out', REDIRECTS, (to) => {
  const title = findSitePage(to === '/' ? to : to.slice(0, -1)).label
  return forwardPage(LANGUAGE, href(to), absoluteUrl(to), { title, text: getWords().forward.text })
})
if (forwarded.length > 0) console.log(`forwarding pages: ${forwarded.join(' ')}`)
console.log(`for hosts: ${writeHostFiles('out', 'hosts', basePath, siteUrl).join(' ')}`)
