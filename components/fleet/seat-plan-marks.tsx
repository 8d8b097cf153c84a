import { SEAT } from '@/lib/fleet/seat-drawing'

/** The id of the seat symbol that a plan and its legend reference with `<use>`. */
export const SEAT_ID = 'plan-seat'

/** A seat from above with its backrest, in `currentColor`. */
export function SeatMark({ id }: { id: string }) {
  const { width, length } = SEAT
  return (
    <g id={id} stroke="currentColor" strokeWidth="1.5">
      <rect x="2" y="0" width={width - 4} height={length - 6} rx="6" fill="currentColor" fillOpacity="0.12" />
      <rect x="0" y={length - 7} width={width} height="6" rx="3" fill="currentColor" />
    </g>
  )
}

/** A folding seat: an outline only. */
export function FoldingMark() {
  const { width, length } = SEAT
  return (
    <rect
      x="4"
      y="4"
      width={width - 8}
      height={length - 12}
      rx="5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeDasharray="3 3"
    />
  )
}

/** A half-open door on the left side: the gap in the body, and the door, hinged at the front. */
export function DoorMark() {
  return (
    <g strokeLinecap="round">
      <path d="M0 -12V12" className="stroke-sunken" strokeWidth="4" />
      <path d="M0 -13L-9 8" className="stroke-ink" strokeWidth="3" />
    </g>
  )
}
