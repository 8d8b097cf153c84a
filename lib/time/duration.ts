import { interpolate, type Message } from '@/lib/format/interpolate'

/** How hours and minutes are written, with {hours} and {minutes} in braces. */
export type DurationMessages = { hoursAndMinutes: Message; hours: Message; minutes: Message }

/** Formats minutes: '4 h 20 min', '4 h', '20 min'. */
export function formatDuration(total: number, messages: DurationMessages): string {
  const [hours, minutes] = [Math.floor(total / 60), total % 60]
  if (hours === 0) return interpolate(messages.minutes, { minutes })
  return minutes === 0
    ? interpolate(messages.hours, { hours })
    : interpolate(messages.hoursAndMinutes, { hours, minutes })
}
