import { formatDay } from '@/lib/format/intl'
import { SEARCH_CAR_NAME } from './templates'
import type { Enquiry } from './outcome'

/** What stays on the device beside a reference: nothing that says who asked. */
const shown = [
  ['car_name'],
  ['trip_from', 'trip_destination'],
  ['trip_datetime', 'message'],
  ['service'],
  ['vehicle'],
  ['location'],
]
const LONGEST = 200

const isTold = (value: string) => value.length > 1 && value !== SEARCH_CAR_NAME

/** 'YYYY-MM-DD HH:MM', or the day alone, as it is shown elsewhere; anything else unchanged. */
function readable(value: string): string {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)( \d\d:\d\d)?$/.exec(value) ?? []
  return day && !Number.isNaN(Date.parse(day)) ? formatDay(day) + (time?.replace(' ', ', ') ?? '') : value
}

/** The return date of a trip, which begins its message (S7.2); all else in a message stays out. */
const returnDay = ({ template, params: { message = '' } }: Enquiry) =>
  (template === 'trip' && /^\d{4}-\d\d-\d\d(?=\n|$)/.exec(message)?.[0]) || ''

/**
 * What an enquiry asks for, in a line to be recognised by, without name, number and address of its sender.
 * @param enquiry of any template; values that stand for none ('-', '—') are left out.
 * @returns '' where nothing of it is told, for instance of the contact form; undefined for what is no enquiry.
 */
export const askedIn = (enquiry: Enquiry): string | undefined =>
  enquiry.template === 'newsletter'
    ? undefined
    : shown
        .map((names) =>
          names
            .map((name) => (name === 'message' ? returnDay(enquiry) : (enquiry.params[name] ?? '')))
            .filter(isTold)
            .map(readable)
            .join(' – '),
        )
        .filter(Boolean)
        .join(' · ')
        .slice(0, LONGEST)
