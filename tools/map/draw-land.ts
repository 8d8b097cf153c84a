import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Point } from '../../lib/content/schema/values'
import { boxAround, pathThrough, project } from '../../lib/guides/map'

export type Land = { hills: { points: Point[] }; rivers: { name: string; points: Point[] }[] }

/** Points outside every map, which close the outline of the hills. */
const BEYOND: Point[] = [
  [28.75, 84],
  [36, 84],
  [36, 75.1],
]

const lineTo = (point: Point) => {
  const { x, y } = project(point)
  return `L${x} ${y}`
}

/**
 * The hills and rivers of all maps as one SVG: each map shows its parts by their ids, in the colours of the page. They are
 * the same on every guide, whose HTML has no room for them in its first ten packets.
 */
export function drawLand({ hills, rivers }: Land): string {
  const { x, y, width, height } = boxAround(
    [...hills.points, ...rivers.flatMap(({ points }) => points)],
    0,
    1,
  )
  return renderToStaticMarkup(
    createElement(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', viewBox: `${x} ${y} ${width} ${height}` },
      createElement('path', {
        id: 'hills',
        d: `${pathThrough(hills.points)}${BEYOND.map(lineTo).join('')}Z`,
      }),
      createElement('path', {
        id: 'rivers',
        d: rivers.map(({ points }) => pathThrough(points)).join(''),
        fill: 'none',
        strokeWidth: 1.5,
        // Not inherited from the page.
        vectorEffect: 'non-scaling-stroke',
      }),
    ),
  )
}
