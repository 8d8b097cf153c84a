import type { Messages } from '@/lib/content/schema/messages'
import type { Party } from '@/lib/fleet/fit'
import { interpolate } from '@/lib/format/interpolate'
import { formatDay } from '@/lib/format/intl'
import { formatItems } from '@/lib/format/list'
import { emptySearch, type TripSearch } from '@/lib/trip/trip'
import type { TemplateParams } from './outcome'

/**
 * The enquiry as a text for the messaging service: the vehicle, then a line for each given value of the trip.
 * @param vehicle '' for none.
 * @param reference the reference of the enquiry, once it has been sent or attempted.
 * @param party who travels, where it was said.
 */
export function tripMessage(
  messages: Messages['message'],
  vehicle: string,
  trip: TripSearch = emptySearch,
  reference = '',
  party: Partial<Party> = {},
): string {
  const when = formatItems([trip.date && formatDay(trip.date), trip.time].filter(Boolean))
  const lines = [
    { line: messages.location, value: trip.location },
    { line: messages.from, value: trip.from },
    { line: messages.destination, value: trip.destination },
    { line: trip.time ? messages.when : messages.day, value: when },
    { line: messages.returnDate, value: trip.return_date && formatDay(trip.return_date) },
    { line: messages.people, value: String(party.people || '') },
    { line: messages.bags, value: String(party.bags || '') },
    { line: messages.name, value: trip.name },
    { line: messages.contact, value: trip.contact },
    { line: messages.reference, value: reference },
  ]
  const known = lines
    .filter(({ value }) => value.trim() !== '')
    .map(({ line, value }) => interpolate(line, { value }))
  const greeting = vehicle ? [interpolate(messages.greeting, { vehicle })] : []
  return [...greeting, ...known].join('\n')
}

/** Any other enquiry as a text for the messaging service: one line for each given value. */
export const enquiryMessage = (labels: Record<string, string>, params: TemplateParams): string =>
  Object.entries(labels)
    .filter(([name]) => params[name])
    .map(([name, label]) => `${label}: ${params[name]}`)
    .join('\n')

/** An enquiry that was given up, as a text for the messaging service: its values, without what stands for none. */
export const givenUpMessage = (params: TemplateParams): string =>
  Object.entries(params)
    .filter(([name, value]) => name !== 'page_url' && value.length > 1)
    .map(([, value]) => value)
    .join('\n')
