/**
 * Speculation rules: a page is prefetched on hover and prerendered on pointerdown. Never the editor, and never a URL
 * with a query, which may hold a name and a number.
 */
export function speculationRules(basePath: string): string {
  const where = {
    and: [
      { href_matches: `${basePath}/*` },
      { not: { href_matches: [`${basePath}/admin/*`, `${basePath}/*\\?(.+)`] } },
    ],
  }
  return JSON.stringify({
    prefetch: [{ where, eagerness: 'moderate' }],
    prerender: [{ where, eagerness: 'conservative' }],
  })
}
