/** The categories in the order of S5.1, by the address of their page. Apart, so that rules of the fleet need no schema. */
export const categorySlugs = [
  'sedans',
  'suv-muvs',
  'luxury-cars-4-7-seater',
  'van',
  'ev-cars',
  'luxury-buses',
] as const
export type CategorySlug = (typeof categorySlugs)[number]
