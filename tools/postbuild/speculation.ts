/**
 * The browser's own look ahead: a page is fetched under the pointer and drawn on the press. Never the editor, and
 * never an address with a query, which may hold a name and a number.
 */
export function speculationRules(basePath: string): string {
  const where = {
    and: [
      { href_matches: `${basePath}/*` },
      { not: { href_matches: `${basePath}/admin/*` } },
      { not: { href_matches: `${basePath}/*\\?(.+)` } },
    ],
  }
  return JSON.stringify({
    prefetch: [{ where, eagerness: 'moderate' }],
    prerender: [{ where, eagerness: 'conservative' }],
  })
}
