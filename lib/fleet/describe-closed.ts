import type { Messages } from '@/lib/content/schema/messages'
import { interpolate } from '@/lib/format/interpolate'
import { formatMonth } from '@/lib/format/intl'

type ClosedMessages = Pick<Messages['offers']['party'], 'road' | 'roadIn'>

/**
 * That a vehicle does not go to a place.
 * @param month from 1 to 12, where it does in others.
 */
export const describeClosed = (
  { place, month }: { place: string; month?: number },
  messages: ClosedMessages,
): string =>
  month === undefined
    ? interpolate(messages.road, { place })
    : interpolate(messages.roadIn, { place, month: formatMonth(month) })
