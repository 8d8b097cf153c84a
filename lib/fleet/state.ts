/** The orders that the fleet can stand in; `catalogue` is the order of the categories. */
export const sortOrders = ['catalogue', 'seats', 'bags', 'mileage', 'name'] as const
export type SortOrder = (typeof sortOrders)[number]

/** More people, or bags, than any vehicle carries: beyond it a number is a slip or a joke. */
export const MAX_COUNT = 99

/** Three columns are what a phone can hold side by side. */
export const MAX_COMPARED = 3

/** Which vehicles show. A category of '' is every category, a count of 0 asks for nothing. */
export type FleetFilter = {
  category: string
  passengers: number
  bags: number
  airConditioned: boolean
  electric: boolean
}

/** What a visitor has set on the page: filter, order, and the slugs set side by side. */
export type FleetState = FleetFilter & { sort: SortOrder; compare: string[] }

export const emptyFilter: FleetFilter = {
  category: '',
  passengers: 0,
  bags: 0,
  airConditioned: false,
  electric: false,
}

/** The page as it comes: everything, in the catalogue's order, nothing chosen. */
export const defaultState: FleetState = { ...emptyFilter, sort: 'catalogue', compare: [] }
