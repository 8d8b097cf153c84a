import type { TripSearch, TripType } from '@/lib/trip/trip'
import type { TemplateParams } from './outcome'

/** S7.2: the car name of an enquiry that comes from the trip search. */
export const SEARCH_CAR_NAME = 'Website Enquiry'
/** S7.2: a local trip has no destination, and a trip without a return date no message. */
const NO_DESTINATION = '—'
const NO_RETURN = '-'

/**
 * Template values of a trip enquiry, by S7.2.
 * @param page the address of the page it was sent from; its query may hold personal data and is left out.
 */
export function tripParams(
  trip: TripSearch,
  type: TripType,
  carName: string,
  page: URL | Location,
): TemplateParams {
  return {
    car_name: carName,
    active_tab: type,
    from_name: trip.name,
    phone: trip.contact,
    trip_from: type === 'local' ? trip.location : trip.from,
    trip_destination: type === 'local' ? NO_DESTINATION : trip.destination,
    trip_datetime: `${trip.date} ${trip.time}`,
    page_url: page.origin + page.pathname,
    message: trip.return_date || NO_RETURN,
  }
}
