import type { Point } from '@/lib/content/schema/values'

/** Kilometres east and south of the map's origin. */
export type Position = { x: number; y: number }
export type Box = { x: number; y: number; width: number; height: number }

const KM_PER_DEGREE = 111.2
const ORIGIN: Point = [33, 74]
/** The cosine of the parallel along which east–west distances are exact; at the map's edges the error is 4 %. */
const MIDDLE = Math.cos((29.5 * Math.PI) / 180)

const rounded = (value: number) => Math.round(value * 10) / 10

/** The position of a place on the map, in kilometres: equirectangular projection. */
export const project = ([latitude, longitude]: Point): Position => ({
  x: rounded((longitude - ORIGIN[1]) * KM_PER_DEGREE * MIDDLE),
  y: rounded((ORIGIN[0] - latitude) * KM_PER_DEGREE),
})

const shown = ({ x, y }: Position) => `${Math.round(x)},${Math.round(y)}`

/**
 * The SVG path data of a smooth line through at least two places (a Catmull-Rom spline as Bézier curves), in whole
 * kilometres: a pixel or less on any screen.
 */
export function pathThrough(points: Point[]): string {
  const places = points.map(project)
  const curves = places.slice(1).map((to, index) => {
    const from = places[index] ?? to
    const [before, after] = [places[index - 1] ?? from, places[index + 2] ?? to]
    const leave = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 }
    const arrive = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 }
    return `C${[leave, arrive, to].map(shown).join()}`
  })
  return `M${places.slice(0, 1).map(shown).join()}${curves.join('')}`
}

/** Straight distance between two places, in kilometres. */
export function distanceBetween(from: Point, to: Point): number {
  const [a, b] = [project(from), project(to)]
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** The distance from a position to the corner of a box that is farthest from it, in kilometres. */
export const farthestCorner = ({ x, y }: Position, box: Box): number =>
  Math.hypot(Math.max(x - box.x, box.x + box.width - x), Math.max(y - box.y, box.y + box.height - y))

/** The box around places with a margin in kilometres on each side, enlarged to an aspect ratio of width to height. */
export function boxAround(points: Point[], margin: number, shape: number): Box {
  const [xs, ys] = [points.map((point) => project(point).x), points.map((point) => project(point).y)]
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
  const [wide, high] = [Math.max(...xs) + margin - left, Math.max(...ys) + margin - top]
  const width = Math.max(wide, high * shape)
  const height = Math.max(high, wide / shape)
  return {
    x: rounded(left - (width - wide) / 2),
    y: rounded(top - (height - high) / 2),
    width: rounded(width),
    height: rounded(height),
  }
}
