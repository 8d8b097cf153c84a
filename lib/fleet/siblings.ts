/** Limits the size of a page, which would otherwise grow with the fleet. Today's largest category is smaller. */
const SIBLINGS_MAX = 12

/**
 * Other vehicles of the same category: all of them, or, where there are more than SIBLINGS_MAX, those that follow in
 * the catalogue, cyclically. So every vehicle is linked from others of its category.
 * @param category every vehicle of the category, in the catalogue's order, including the one with this slug.
 */
export function siblingsOf<Item extends { slug: string }>(slug: string, category: Item[]): Item[] {
  const own = category.findIndex((item) => item.slug === slug)
  const others = category.filter((item) => item.slug !== slug)
  if (others.length <= SIBLINGS_MAX) return others
  return [...others.slice(own), ...others].slice(0, SIBLINGS_MAX)
}
