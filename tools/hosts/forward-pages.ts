import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { escapeHtml } from '../../lib/format/escape-html'

/** The texts of a redirect page: title and link, and body. */
type Messages = { title: string; text: string }

/**
 * The HTML of a redirect page, for hosts without redirects. It needs no script and no style.
 * @param path the target, including the base path.
 * @param canonical the target as an absolute URL.
 */
export const forwardPage = (lang: string, path: string, canonical: string, { title, text }: Messages) =>
  `<!doctype html>
<html lang="${escapeHtml(lang)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width">
<meta name="referrer" content="same-origin">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${escapeHtml(path)}">
<link rel="canonical" href="${escapeHtml(canonical)}">
<title>${escapeHtml(title)}</title>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<p><a href="${escapeHtml(path)}">${escapeHtml(title)}</a></p>
</main>
</body>
</html>
`

/**
 * Writes the redirect pages.
 * @param root the exported site.
 * @param redirects paths without a base path.
 * @param pageFor returns the redirect page for a target.
 */
export function writeForwardPages(
  root: string,
  redirects: { from: string; to: string }[],
  pageFor: (to: string) => string,
): void {
  for (const { from, to } of redirects) {
    mkdirSync(join(root, from), { recursive: true })
    writeFileSync(join(root, from, 'index.html'), pageFor(to))
  }
}
