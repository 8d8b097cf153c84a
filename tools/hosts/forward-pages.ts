import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a forwarding page says, in its title and on its link, and in its text. */
type Messages = { title: string; text: string }

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/**
 * The page at an address that has moved, for hosts that take no redirects. It needs no script and no style.
 * @param path where it leads, base path included.
 * @param canonical the same as an absolute address.
 */
export const forwardPage = (lang: string, path: string, canonical: string, { title, text }: Messages) =>
  `<!doctype html>
<html lang="${escaped(lang)}">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${escaped(path)}">
<link rel="canonical" href="${escaped(canonical)}">
<title>${escaped(title)}</title>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(text)}</p>
<p><a href="${escaped(path)}">${escaped(title)}</a></p>
</main>
</html>
`

/**
 * Writes a forwarding page for each redirect at whose address the build left none.
 * @param root the finished site.
 * @param redirects from an address without its last slash to one with it; neither has a base path.
 * @param pageFor the page that leads to a path.
 * @returns the addresses that got a page.
 */
export function writeForwardPages(
  root: string,
  redirects: Record<string, string>,
  pageFor: (to: string) => string,
): string[] {
  const missing = Object.entries(redirects).filter(([from]) => !existsSync(join(root, from, 'index.html')))
  for (const [from, to] of missing) {
    mkdirSync(join(root, from), { recursive: true })
    writeFileSync(join(root, from, 'index.html'), pageFor(to))
  }
  return missing.map(([from]) => from)
}
