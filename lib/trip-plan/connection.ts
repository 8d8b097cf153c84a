import type { Connection } from './plan'

/** Two signs of the airline, at least one of them a letter, then up to four digits and perhaps a letter: 'AI 101', '6E 2134'. */
const FLIGHT = /^(?:[A-Z][A-Z\d]|\d[A-Z]) ?-?\d{1,4}[A-Z]?$/
/** Trains of Indian Railways have five digits. Source: its numbering of 2010. */
const TRAIN = /^\d{5}$/

/** The number as it is kept: in capitals, without needless spaces. */
export const normalizeNumber = (typed: string): string => typed.toUpperCase().replace(/\s+/g, ' ').trim()

/**
 * Whether a number can be one of a flight or a train. Only its form is looked at, nothing is looked up; an empty one is
 * not wrong.
 */
export function isConnectionNumber({ carrier, number }: Pick<Connection, 'carrier' | 'number'>): boolean {
  const tidy = normalizeNumber(number)
  return tidy === '' || (carrier === 'flight' ? FLIGHT : TRAIN).test(tidy)
}
