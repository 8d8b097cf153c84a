import { interpolate, type Message } from '@/lib/format/interpolate'

/** How hours and minutes are written, with {hours} and {minutes} in braces. */
export type DurationMessages = { hoursAndMinutes: Message; hours: Message; minutes: Message }

/**
 * Formats the minutes of a drive, rounded to five, as no road is known better: '4 h 20 min', '4 h', '20 min', with
 * non-breaking spaces.
 */
export function formatDuration(exact: number, messages: DurationMessages): string {
  const total = Math.round(exact / 5) * 5
  const [hours, minutes] = [Math.floor(total / 60), total % 60]
  const name = hours === 0 ? 'minutes' : minutes === 0 ? 'hours' : 'hoursAndMinutes'
  return interpolate(messages[name], { hours, minutes }).replaceAll(' ', '\u00a0')
}
