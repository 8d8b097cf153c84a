import type { CategorySlug } from './categories'

/**
 * Whether the number of seats in a category includes the driver's. S5.6 gives the usual figures: in sedans, vans and
 * buses they are the passengers' seats, while a five- or seven-seat car includes the driver's. The Defender shows it
 * (8 seats, '7 passengers'), and so does the Ertiga (7 seats, '6 passengers plus driver').
 */
export const countsDriver = {
  sedans: false,
  'suv-muvs': true,
  'luxury-cars-4-7-seater': true,
  van: false,
  'ev-cars': true,
  'luxury-buses': false,
} as const satisfies Record<CategorySlug, boolean>

/** How many people can travel besides the driver, for a number of seats as the catalogue gives it. */
export const passengersIn = (category: CategorySlug, seats: number) =>
  countsDriver[category] ? seats - 1 : seats
