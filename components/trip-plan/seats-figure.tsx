import { useId } from 'react'
import { SeatPlanDrawing } from '@/components/fleet/seat-plan-drawing'
import { drawSeats, SEAT } from '@/lib/fleet/seat-drawing'
import { parseSeatPlan } from '@/lib/fleet/seat-plan'
import { labelledSeats } from '@/lib/trip-plan/passenger-list'

/** Room around the body for wheels and mirrors. */
const MARGIN = 12

type SeatsFigureProps = {
  name: string
  /** Rows of the seat plan, front row first. */
  rows: string[]
  /** Labels of the assigned seats; if given, every seat shows its label. */
  taken?: string[]
}

/** The seats of a vehicle from above, its front to the left. */
export function SeatsFigure({ name, rows, taken }: SeatsFigureProps) {
  const seatId = useId()
  if (rows.length === 0) return null
  const drawing = drawSeats(parseSeatPlan(rows), 'behind')
  const [along, across] = [drawing.length + 2 * MARGIN, drawing.width + 2 * MARGIN]
  const labels = taken ? labelledSeats(rows) : []
  const middleOf = ({ row, x }: { row: number; x: number }) => {
    const seat = drawing.seats.find((each) => each.row === row && each.x === x)
    // The drawing is rotated by 90 degrees, but the labels are not.
    return seat && { x: seat.top + SEAT.length / 2, y: drawing.width - seat.left - SEAT.width / 2 }
  }
  return (
    <figure className="mt-4 break-inside-avoid">
      <svg
        role="img"
        aria-label={name}
        viewBox={`${-MARGIN} ${-MARGIN} ${along} ${across}`}
        className="max-h-72 w-full"
      >
        <g transform={`translate(0 ${drawing.width}) rotate(-90)`}>
          <SeatPlanDrawing drawing={drawing} seatId={seatId} />
        </g>
        {labels.map(({ label, ...seat }) => (
          <text
            key={label}
            {...middleOf(seat)}
            textAnchor="middle"
            dominantBaseline="central"
            fontSize="11"
            className={taken?.includes(label) ? 'fill-ink font-bold' : 'fill-muted'}
          >
            {label}
          </text>
        ))}
      </svg>
      <figcaption className="mt-2 text-sm text-muted">{name}</figcaption>
    </figure>
  )
}
