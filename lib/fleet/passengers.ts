import type { CategorySlug } from './categories'

/**
 * Whether a category's seats count the driver's. S5.6 gives seats as they are sold: a sedan's four and the
 * seats of vans and buses are the passengers', while a five- or seven-seat car counts its driver. The Defender shows it
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

/** How many people can travel besides the driver, in that many seats as the catalogue counts them. */
export const passengersIn = (category: CategorySlug, seats: number) =>
  countsDriver[category] ? seats - 1 : seats
