import { SEAT, type SeatDrawing } from '@/lib/fleet/seat-drawing'
import { SeatPlanBody } from './seat-plan-body'
import { DoorMark, FoldingMark, SEAT_ID, SeatMark } from './seat-plan-marks'

function Luggage({ drawing }: { drawing: SeatDrawing }) {
  const { x, y, width, length } = drawing.luggage
  return (
    <rect
      x={x}
      y={y}
      width={width}
      height={length}
      rx="8"
      className="fill-accent/5 stroke-accent"
      strokeWidth="1.5"
      strokeDasharray="5 4"
    />
  )
}

function SteeringWheel({ left, top }: { left: number; top: number }) {
  return (
    <ellipse
      cx={left + SEAT.width / 2}
      cy={top - 7}
      rx="9"
      ry="3.5"
      fill="none"
      className="stroke-accent"
      strokeWidth="2"
    />
  )
}

/**
 * Body, luggage, doors and seats, front up, from 0/0 to the drawing's width and length. On a page with several
 * drawings each needs a unique `seatId`.
 */
export function SeatPlanDrawing({ drawing, seatId = SEAT_ID }: { drawing: SeatDrawing; seatId?: string }) {
  return (
    <>
      <SeatPlanBody drawing={drawing} />
      <Luggage drawing={drawing} />
      {drawing.doors.map(({ side, row, left, top }) => (
        <g
          key={`${side} ${row}`}
          transform={`translate(${left} ${top}) scale(${side === 'left' ? 1 : -1} 1)`}
        >
          <DoorMark />
        </g>
      ))}
      <defs>
        <SeatMark id={seatId} />
      </defs>
      {drawing.seats.map(({ kind, left, top }) => (
        <g
          key={`${left} ${top}`}
          transform={`translate(${left} ${top})`}
          className={kind === 'seat' ? 'text-action' : 'text-accent'}
        >
          {kind === 'folding' ? <FoldingMark /> : <use href={`#${seatId}`} />}
        </g>
      ))}
      {drawing.seats
        .filter(({ kind }) => kind === 'driver')
        .map(({ left, top }) => (
          <SteeringWheel key={left} left={left} top={top} />
        ))}
    </>
  )
}
