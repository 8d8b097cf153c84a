import { formatDuration } from '@/lib/time/duration'
import { interpolate } from '@/lib/format/interpolate'
import type { Guide } from './guides'
import { getMessages } from './pages'

const STEP_KM = 5
const STEP_MINUTES = 15

const roundTo = (step: number, value: number) => Math.round(value / step) * step

/** The length of a guide's road in kilometres, one way. */
export const lengthOf = ({ stages }: Guide) => stages.reduce((sum, { kilometres }) => sum + kilometres, 0)

/** That length as text, rounded to five kilometres: '225 km'. */
export const distanceText = (guide: Guide) =>
  interpolate(getMessages().guide.distance, { count: roundTo(STEP_KM, lengthOf(guide)) })

/** Driving time one way by day on a dry road, rounded to a quarter of an hour: 'about 3 h 45 min'. */
export function drivingText(guide: Guide): string {
  const { guide: messages, dayPlanner } = getMessages()
  const driving = guide.stages.reduce((sum, { minutes }) => sum + minutes.day, 0)
  return interpolate(messages.about, { duration: formatDuration(roundTo(STEP_MINUTES, driving), dayPlanner) })
}
