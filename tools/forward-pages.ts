/** Writes a page that forwards at every former address, for hosts without redirects. It needs no script and no style. */
import './shared/load-env'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildLocale, languageTag } from '../lib/config/locales'
import { getMessages } from '../lib/content/pages'
import { listRedirects } from '../lib/content/redirects'
import { findSitePage } from '../lib/content/site-pages'
import { escapeHtml } from '../lib/format/escape-html'
import { href } from '../lib/routes/routes'
import { absoluteUrl } from '../lib/seo/metadata'

function forwardPage(to: string): string {
  const [lang, path, canonical, title, text] = [
    languageTag(buildLocale),
    href(to),
    absoluteUrl(to),
    findSitePage(to).label,
    getMessages().forward.text,
  ].map(escapeHtml)
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width">
<meta name="referrer" content="same-origin">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${path}">
<link rel="canonical" href="${canonical}">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="${path}">${title}</a></p>
</main>
</body>
</html>
`
}

const redirects = listRedirects()
for (const { from, to } of redirects) {
  mkdirSync(join('out', from), { recursive: true })
  writeFileSync(join('out', from, 'index.html'), forwardPage(to))
}
console.log(`forwarding pages: ${redirects.map(({ from }) => from).join(' ') || 'none'}`)
