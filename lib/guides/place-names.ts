import type { Box, Position } from './map'

export type Side = 'left' | 'right' | 'above' | 'below'
export type NamedPlace = Position & {
  name: string
  /** The name is left out where it finds no room. */
  isMinor?: boolean
}

/** What a name or a label covers. */
export type Rectangle = { left: number; right: number; top: number; bottom: number }

const sides: Side[] = ['right', 'left', 'above', 'below']
/** Mean width of a letter, and height of a line, in em. */
const LETTER = 0.56
const LINE = 1.15
/** From a dot to its name, in em. */
const GAP = 0.7

/** What a name on one side of its dot covers. @param em the font size in the map's unit. */
function rectangleOf({ x, y, name }: NamedPlace, side: Side, em: number): Rectangle {
  const [width, height, gap] = [name.length * LETTER * em, LINE * em, GAP * em]
  const [middleX, middleY] = [x - width / 2, y - height / 2]
  const left = { left: x - gap - width, right: x + gap, above: middleX, below: middleX }[side]
  const top = { left: middleY, right: middleY, above: y - gap - height, below: y + gap }[side]
  return { left, top, right: left + width, bottom: top + height }
}

/** What a text covers that begins at a position, which is on its baseline. @param em its font size in the map's unit. */
export const labelRectangle = ({ x, y }: Position, text: string, em: number): Rectangle => ({
  left: x,
  right: x + text.length * LETTER * em,
  top: y - em,
  bottom: y + (LINE - 1) * em,
})

const overlap = (a: Rectangle, b: Rectangle) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const holds = ({ left, right, top, bottom }: Rectangle, { x, y }: Position) =>
  x > left && x < right && y > top && y < bottom

const isInside = (a: Rectangle, { x, y, width, height }: Box) =>
  a.left >= x && a.right <= x + width && a.top >= y && a.bottom <= y + height

/** A name over another cannot be read; one over the edge is cut; one over a road is merely worse. */
const COST = { name: 100, edge: 100, road: 1 }

/**
 * On which side of its dot each name stands, so that names overlap neither each other nor the map's edge and cross as
 * little road as may be; undefined for a minor place without room. Those first in the list choose first.
 * @param roads points along the roads.
 * @param labels what other texts of the map cover already.
 */
export function placeNames(
  places: NamedPlace[],
  roads: Position[],
  box: Box,
  em: number,
  labels: Rectangle[] = [],
): (Side | undefined)[] {
  const taken = [...labels]
  return places.map((place) => {
    const costOf = (side: Side) => {
      const own = rectangleOf(place, side, em)
      const names = taken.filter((other) => overlap(own, other)).length * COST.name
      const others = places.filter((other) => other !== place && holds(own, other)).length * COST.name
      const edge = isInside(own, box) ? 0 : COST.edge
      return names + others + edge + roads.filter((point) => holds(own, point)).length * COST.road
    }
    const [best] = sides.map((side) => ({ side, cost: costOf(side) })).sort((a, b) => a.cost - b.cost)
    if (!best || (place.isMinor && best.cost >= COST.name)) return undefined
    taken.push(rectangleOf(place, best.side, em))
    return best.side
  })
}
