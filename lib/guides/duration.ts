import { fill } from '@/lib/site/fill'

/** How hours and minutes are written, with {hours} and {minutes} in braces. */
export type DurationWords = { hoursAndMinutes: string; hours: string; minutes: string }

/** Minutes as visitors read them: '4 h 20 min', '4 h', '20 min'. */
export function formatDuration(total: number, words: DurationWords): string {
  const [hours, minutes] = [Math.floor(total / 60), total % 60]
  if (hours === 0) return fill(words.minutes, { minutes })
  return minutes === 0 ? fill(words.hours, { hours }) : fill(words.hoursAndMinutes, { hours, minutes })
}
