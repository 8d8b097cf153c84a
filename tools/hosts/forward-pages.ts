import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { escapeHtml } from '../inbox/html'

/** What a forwarding page says, in its title and on its link, and in its text. */
type Messages = { title: string; text: string }

/**
 * The page at an address that has moved, for hosts that take no redirects. It needs no script and no style.
 * @param path where it leads, base path included.
 * @param canonical the same as an absolute address.
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
 * Writes the page of each redirect.
 * @param root the exported site.
 * @param redirects neither address has a base path.
 * @param pageFor the page that leads to a path.
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
