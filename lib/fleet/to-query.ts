import type { FleetState } from './state'

/** The value of a filter that is on. */
export const ON = 'yes'

/**
 * The query string of a state, without its '?': only what differs from the initial state, always in this order, so
 * that each state has one address.
 */
export function toQuery({ category, passengers, bags, airConditioned, electric, sort, compare }: FleetState) {
  const values = {
    category,
    passengers: passengers || '',
    bags: bags || '',
    ac: airConditioned ? ON : '',
    electric: electric ? ON : '',
    sort: sort === 'catalogue' ? '' : sort,
    compare: compare.join(','),
  }
  const given = Object.entries(values).filter(([, value]) => value !== '')
  // Commas need no encoding in a query (RFC 3986, section 3.4), and people read addresses too.
  return new URLSearchParams(given.map(([key, value]) => [key, String(value)]))
    .toString()
    .replaceAll('%2C', ',')
}
