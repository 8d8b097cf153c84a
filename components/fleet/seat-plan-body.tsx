import type { SeatDrawing } from '@/lib/fleet/seat-drawing'

const WHEEL = { width: 8, length: 30 }
const SHORTEST_BONNET = 45

/** A tenth of a unit, a twentieth of a pixel, is exact enough: JavaScript writes 35.7 as 35.699999999999996. */
const round = (value: number) => Math.round(value * 10) / 10

/** The outline: rounder at the front than at the rear. */
function outline({ width, length, noseRadius: nose, tailRadius: tail }: SeatDrawing): string {
  const pull = round(nose * 0.3)
  return [
    `M0 ${nose}C0 ${pull} ${pull} 0 ${nose} 0`,
    `H${width - nose}C${width - pull} 0 ${width} ${pull} ${width} ${nose}`,
    `V${length - tail}Q${width} ${length} ${width - tail} ${length}`,
    `H${tail}Q0 ${length} 0 ${length - tail}Z`,
  ].join('')
}

/** The windscreen, curved towards the front. */
function windscreen({ width, windscreen: foot }: SeatDrawing): string {
  const [top, bow] = [foot - 10, 12]
  return `M9 ${top}Q${width / 2} ${top - 2 * bow} ${width - 9} ${top}L${width - 15} ${foot}Q${width / 2} ${round(foot - 1.6 * bow)} 15 ${foot}Z`
}

/** The lines of a bonnet; a coach, whose windscreen is at the front, has none. */
function Bonnet({ width, length }: { width: number; length: number }) {
  if (length < SHORTEST_BONNET) return null
  const crease = (share: number, side: 1 | -1) => {
    const [top, middle, bottom] = [0, 0.08, 0.1].map((shift) => round((share - side * shift) * width))
    return `M${top} 8Q${middle} ${round(length / 3)} ${bottom} ${length - 24}`
  }
  return <path d={crease(0.3, 1) + crease(0.7, -1)} className="fill-none stroke-line" strokeWidth="1.5" />
}

/** A vehicle's body from above, front up: wheels, outline, lamps, windscreen, mirrors. */
export function SeatPlanBody({ drawing }: { drawing: SeatDrawing }) {
  const { width, length, windscreen: glass, tailRadius } = drawing
  const lamp = round(tailRadius * 0.6 + 8)
  const axles = [Math.max(12, glass * 0.5), length - 60]
  return (
    <g className="text-ink">
      {axles.flatMap((y) =>
        [-4, width - 4].map((x) => (
          <rect
            key={`${x} ${y}`}
            x={x}
            y={y}
            width={WHEEL.width}
            height={WHEEL.length}
            rx="3"
            className="fill-control"
          />
        )),
      )}
      <path d={`M1 ${glass}l-8 -5v-6l8 3zM${width - 1} ${glass}l8 -5v-6l-8 3z`} className="fill-control" />
      <path d={outline(drawing)} className="fill-raised" stroke="currentColor" strokeWidth="2" />
      <path d={windscreen(drawing)} className="fill-sunken stroke-control" strokeWidth="1" />
      <Bonnet width={width} length={glass} />
      <path
        d={`M${lamp} ${length - 5}h16M${width - lamp} ${length - 5}h-16`}
        className="stroke-action"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </g>
  )
}
