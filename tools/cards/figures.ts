import { tones } from '../../tailwind.config'
import { cardSize } from '../../lib/images/social-cards'
import type { Card } from './list'
import { place } from './place'
import type { Typefaces } from './typefaces'

const BASELINE = { figure: 566, label: 594 }
const SIZE = { numeral: 54, unit: 24, label: 17 }
const SPACE = 9
/** The gap between two figures, with a hairline in its middle. */
const GAP = 60

type Column = { width: number; svg: (x: number) => string }

/** One figure over its label: in '16.5 KMPL' the number is large, the unit small. */
function column(
  { figure, label }: Card['figures'][number],
  tone: Card['tone'],
  { numeral, text }: Typefaces,
): Column {
  const { ink, muted } = tones[tone]
  const parts = figure
    .split(' ')
    .map((part) =>
      /\d/.test(part)
        ? { line: numeral(part, { size: SIZE.numeral, tracking: -0.015 }), fill: ink }
        : { line: text(part, { size: SIZE.unit }), fill: muted },
    )
  const under = text(label, { size: SIZE.label, tracking: 0.01 })
  const over = parts.reduce((sum, { line }) => sum + line.width + SPACE, -SPACE)
  const width = Math.max(over, under.width)
  return {
    width,
    svg: (left) => {
      let x = left + (width - over) / 2
      const drawn = parts.map(({ line, fill }) => {
        const part = place(line, x, label ? BASELINE.figure : BASELINE.figure + 18, fill)
        x += line.width + SPACE
        return part
      })
      return [...drawn, place(under, left + (width - under.width) / 2, BASELINE.label, muted)].join('')
    },
  }
}

/** A centred row of figures at the foot of the card. */
export function drawFigures({ figures, tone }: Card, typefaces: Typefaces): string {
  const columns = figures.map((figure) => column(figure, tone, typefaces))
  const total = columns.reduce((sum, { width }) => sum + width + GAP, -GAP)
  let x = (cardSize.width - total) / 2
  return columns
    .map(({ width, svg }, index) => {
      const hairline = `<path d="M${(x - GAP / 2).toFixed(1)} 528v68" stroke="${tones[tone].ink}" stroke-opacity="0.3"/>`
      const drawn = (index > 0 ? hairline : '') + svg(x)
      x += width + GAP
      return drawn
    })
    .join('')
}
