/** A time of day and a place, such as '05:00 Delhi'. */
const TIMED = /^((?:[01]\d|2[0-3]):[0-5]\d) (\S.*)$/

export const isTimedPlace = (text: string) => TIMED.test(text)

/** The place of a stop as content gives it, and its time of departure, '' where it has none. */
export function readTimedPlace(text: string): { time: string; place: string } {
  const [, time = '', place = text] = TIMED.exec(text) ?? []
  return { time, place }
}
