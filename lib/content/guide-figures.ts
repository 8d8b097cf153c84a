import { formatDuration } from '@/lib/time/duration'
import { interpolate } from '@/lib/format/interpolate'
import type { Guide } from './guides'
import { getMessages } from './pages'

const STEP_KM = 5
export const STEP_MINUTES = 15

export const roundTo = (step: number, value: number) => Math.round(value / step) * step

/** The length of a guide's road in kilometres, one way. */
export const lengthOf = ({ stages }: Guide) => stages.reduce((sum, { kilometres }) => sum + kilometres, 0)

/** That length as text, rounded to five kilometres: '225 km'. */
export const distanceText = (guide: Guide) =>
  interpolate(getMessages().guide.distance, { count: roundTo(STEP_KM, lengthOf(guide)) })

/** Minutes at the wheel one way, by day on a dry road. */
export const drivingOf = ({ stages }: Guide) => stages.reduce((sum, { minutes }) => sum + minutes.day, 0)

/** The same as text, rounded to a quarter of an hour: 'about 3 h 45 min'. */
export function drivingText(guide: Guide): string {
  const { guide: messages, dayPlanner } = getMessages()
  const driving = roundTo(STEP_MINUTES, drivingOf(guide))
  return interpolate(messages.about, { duration: formatDuration(driving, dayPlanner) })
}
