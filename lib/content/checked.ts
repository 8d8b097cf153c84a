import { interpolate, type Message } from '@/lib/format/interpolate'
import { formatDay } from '@/lib/format/intl'

/** What content files have in common that say when they were checked. */
type Checked = { checkedOn: string; sample: string[] }

/** The day on which a text was checked; undefined while that day is a sample: nobody has checked it then. */
export const checkedDay = ({ checkedOn, sample }: Checked) =>
  sample.includes('checkedOn') ? undefined : checkedOn

/** The line with that day. @param message with `{date}`. */
export function checkedLine(message: Message, file: Checked): string | undefined {
  const day = checkedDay(file)
  return day && interpolate(message, { date: formatDay(day) })
}
