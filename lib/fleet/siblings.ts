/** A page that named its whole category would grow with the fleet; the largest category of today is well below. */
const SIBLINGS_MAX = 12

/**
 * Other vehicles of one's category, so few that pages stay the same size however large the fleet: all of them, or those
 * that follow in the catalogue, the first again after the last. So each is named by others of its category.
 * @param category every vehicle of the category, in the catalogue's order, the one itself among them.
 */
export function siblingsOf<Item extends { slug: string }>(slug: string, category: Item[]): Item[] {
  const own = category.findIndex((item) => item.slug === slug)
  const others = category.filter((item) => item.slug !== slug)
  if (others.length <= SIBLINGS_MAX) return others
  return [...others.slice(own), ...others].slice(0, SIBLINGS_MAX)
}
