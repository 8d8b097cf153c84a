import type { Connection } from './plan'

/**
 * The airline's two characters, at least one of them a letter, then up to four digits and perhaps a letter: 'AI 101',
 * '6E 2134'.
 */
const FLIGHT = /^(?:[A-Z][A-Z\d]|\d[A-Z]) ?-?\d{1,4}[A-Z]?$/
/** Trains of Indian Railways have five digits. Source: its numbering of 2010. */
const TRAIN = /^\d{5}$/

/** The number as it is stored: in capitals, without redundant spaces. */
export const normalizeNumber = (typed: string): string => typed.toUpperCase().replace(/\s+/g, ' ').trim()

/** Whether a number has the form of a flight or train number; it is not looked up. An empty one is valid. */
export function isConnectionNumber({ carrier, number }: Pick<Connection, 'carrier' | 'number'>): boolean {
  const normalized = normalizeNumber(number)
  return normalized === '' || (carrier === 'flight' ? FLIGHT : TRAIN).test(normalized)
}
