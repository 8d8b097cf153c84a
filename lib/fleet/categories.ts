/**
 * The categories in the order of S5.1, by the address of their page. In a file of its own, so that the fleet's rules
 * do not import a schema.
 */
export const categorySlugs = [
  'sedans',
  'suv-muvs',
  'luxury-cars-4-7-seater',
  'van',
  'ev-cars',
  'luxury-buses',
] as const
export type CategorySlug = (typeof categorySlugs)[number]
