/** The sort orders of the fleet; `catalogue` is the order of the categories. */
export const sortOrders = ['catalogue', 'seats', 'bags', 'mileage', 'name'] as const
export type SortOrder = (typeof sortOrders)[number]

/** More people, or bags, than any vehicle carries: a larger number is not meant seriously. */
export const MAX_COUNT = 99

/** A phone's screen has room for three columns. */
export const MAX_COMPARED = 3

/** The filter of the vehicles. A category of '' means all categories, a count of 0 no minimum. */
export type FleetFilter = {
  category: string
  passengers: number
  bags: number
  airConditioned: boolean
  electric: boolean
}

/** What a visitor has chosen on the page: filter, order, and the slugs of the compared vehicles. */
export type FleetState = FleetFilter & { sort: SortOrder; compare: string[] }

export const emptyFilter: FleetFilter = {
  category: '',
  passengers: 0,
  bags: 0,
  airConditioned: false,
  electric: false,
}

/** The initial state: all vehicles, in the catalogue's order, none compared. */
export const defaultState: FleetState = { ...emptyFilter, sort: 'catalogue', compare: [] }
