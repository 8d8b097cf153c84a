import { cardSize } from '../../lib/images/social-cards'
import type { Line } from './typefaces'

/** Puts a line of text on the card: its left edge and baseline in pixels, its colour. */
export const place = ({ svg }: Line, x: number, y: number, fill: string) =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" fill="${fill}">${svg}</g>`

/** The same, in the middle of the card. */
export const placeCentred = (line: Line, y: number, fill: string) =>
  place(line, (cardSize.width - line.width) / 2, y, fill)

/** The same, with its right edge at x. */
export const placeRight = (line: Line, x: number, y: number, fill: string) =>
  place(line, x - line.width, y, fill)
