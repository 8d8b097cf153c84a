import type { Messages } from '@/lib/content/schema/messages'
import { interpolate } from '@/lib/format/interpolate'
import { formatMonth } from '@/lib/format/intl'
import type { Closed } from './roads'

/** Why a vehicle does not go to a place, as typed, in the month of a trip, from 1 to 12, where it has one. */
export type ClosedPlace = Pick<Closed, 'because'> & { place: string; month?: number }

/** That a vehicle does not go to a place, and why. */
export const describeClosed = (
  { because, place, month }: ClosedPlace,
  { closed }: Pick<Messages['offers']['party'], 'closed'>,
): string => interpolate(closed[because], { place, month: month ? formatMonth(month) : '' })
