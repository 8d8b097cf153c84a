import type { Box, Position } from './map'

export type Side = 'left' | 'right' | 'above' | 'below'
export type NamedPlace = Position & {
  name: string
  /** The name is left out where there is no room for it. */
  isMinor?: boolean
}

/** The area covered by a name or a label. */
export type Rectangle = { left: number; right: number; top: number; bottom: number }

const sides: Side[] = ['right', 'left', 'above', 'below']
/** Mean width of a letter, and height of a line, in em. */
const LETTER = 0.56
const LINE = 1.15
/** The gap between a dot and its name, in em. */
const GAP = 0.7

/** The area covered by a name on one side of its dot. @param em the font size in the map's unit. */
function rectangleOf({ x, y, name }: NamedPlace, side: Side, em: number): Rectangle {
  const [width, height, gap] = [name.length * LETTER * em, LINE * em, GAP * em]
  const [middleX, middleY] = [x - width / 2, y - height / 2]
  const left = { left: x - gap - width, right: x + gap, above: middleX, below: middleX }[side]
  const top = { left: middleY, right: middleY, above: y - gap - height, below: y + gap }[side]
  return { left, top, right: left + width, bottom: top + height }
}

/** The area covered by a text whose baseline begins at a position. @param em its font size in the map's unit. */
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

/**
 * The costs of overlaps: a name over another is unreadable and one over the edge is cut; one over a road is only less
 * legible.
 */
const COST = { name: 100, edge: 100, road: 1 }

/**
 * Chooses the side of its dot for each name, so that names overlap neither each other nor the map's edge, and roads
 * as little as possible; undefined for a minor place without room. Greedy, in the order of the list.
 * @param roads points along the roads.
 * @param labels areas covered by other texts of the map.
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
