import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { IconShape } from '../../components/ui/icon'
import { palette } from '../../tailwind.config'

/** The side of lucide's icons. */
const SIDE = 24
const STROKE = 1.25

/** One SVG with several icons, each shown by its name as the fragment of the address. */
export function drawSprite(shapes: Partial<Record<string, IconShape>>): string {
  const icons = Object.entries(shapes).map(([name, shape = []], index) => [
    createElement('view', { key: name, id: name, viewBox: `${index * SIDE} 0 ${SIDE} ${SIDE}` }),
    createElement(
      'g',
      { key: `${name} shape`, transform: `translate(${index * SIDE})` },
      shape.map(([tag, attributes], part) => createElement(tag, { key: part, ...attributes })),
    ),
  ])
  return renderToStaticMarkup(
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        viewBox: `0 0 ${icons.length * SIDE} ${SIDE}`,
        fill: 'none',
        stroke: palette.ink,
        strokeWidth: STROKE,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      },
      icons,
    ),
  )
}
