/** A time of day and a place, such as '05:00 Delhi'; a note may follow: 'Sonprayag – night at the shrine'. */
const TIMED = /^((?:[01]\d|2[0-3]):[0-5]\d) (\S.*)$/

export const isTimedPlace = (text: string) => TIMED.test(text)

/** The place of a stop as content gives it, its time of departure and its note, '' where it has none. */
export function readTimedPlace(text: string): { time: string; place: string; note: string } {
  const [stop = '', note = ''] = text.split(' – ')
  const [, time = '', place = stop] = TIMED.exec(stop) ?? []
  return { time, place, note }
}
