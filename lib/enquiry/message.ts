import type { Words } from '@/lib/content/words'
import { fill } from '@/lib/site/fill'
import { formatDay } from '@/lib/site/format'
import { emptySearch, type TripSearch } from '@/lib/trip/trip'
import type { TemplateParams } from './outcome'

/**
 * The enquiry as a text for the messaging service: the vehicle, then a line for each thing known of the trip.
 * A trip that is not known, or known in part, gives the shorter text.
 * @param reference what the office knows it by, once it has been sent or tried.
 */
export function tripMessage(
  words: Words['message'],
  vehicle: string,
  trip: TripSearch = emptySearch,
  reference = '',
): string {
  const when = [trip.date && formatDay(trip.date), trip.time].filter(Boolean).join(', ')
  const lines = [
    { line: words.location, value: trip.location },
    { line: words.from, value: trip.from },
    { line: words.destination, value: trip.destination },
    { line: words.when, value: when },
    { line: words.returnDate, value: trip.return_date && formatDay(trip.return_date) },
    { line: words.name, value: trip.name },
    { line: words.contact, value: trip.contact },
    { line: words.reference, value: reference },
  ]
  const known = lines
    .filter(({ value }) => value.trim() !== '')
    .map(({ line, value }) => fill(line, { value }))
  return [fill(words.greeting, { vehicle }), ...known].join('\n')
}

/** An enquiry that is no trip as a text for the messaging service: one line for each thing that was given. */
export const enquiryMessage = (labels: Record<string, string>, params: TemplateParams): string =>
  Object.entries(labels)
    .filter(([name]) => params[name])
    .map(([name, label]) => `${label}: ${params[name]}`)
    .join('\n')
