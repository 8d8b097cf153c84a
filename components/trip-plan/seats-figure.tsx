import { SeatPlanDrawing } from '@/components/fleet/seat-plan-drawing'
import { drawSeats } from '@/lib/fleet/seat-drawing'
import { parseSeatPlan } from '@/lib/fleet/seat-plan'

/** Room around the body for wheels and mirrors. */
const MARGIN = 12

/** The seats of a vehicle from above, its nose to the left. */
export function SeatsFigure({ name, rows }: { name: string; rows: string[] }) {
  if (rows.length === 0) return null
  const drawing = drawSeats(parseSeatPlan(rows), 'behind')
  const [along, across] = [drawing.length + 2 * MARGIN, drawing.width + 2 * MARGIN]
  return (
    <figure className="mt-4">
      <svg
        role="img"
        aria-label={name}
        viewBox={`${-MARGIN} ${-MARGIN} ${along} ${across}`}
        className="max-h-56 w-full"
      >
        <g transform={`translate(0 ${drawing.width}) rotate(-90)`}>
          <SeatPlanDrawing drawing={drawing} />
        </g>
      </svg>
      <figcaption className="mt-2 text-sm text-muted">{name}</figcaption>
    </figure>
  )
}
