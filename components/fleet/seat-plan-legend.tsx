import type { Vehicle } from '@/lib/content/schema/fleet'
import type { Messages } from '@/lib/content/schema/messages'
import { SEAT } from '@/lib/fleet/seat-drawing'
import { FoldingMark, SEAT_ID } from './seat-plan-marks'

type EntryProps = { label: string; className?: string; children: React.ReactNode }

function Entry({ label, className, children }: EntryProps) {
  return (
    <li className="flex items-center gap-2">
      <svg
        aria-hidden
        viewBox={`-2 -2 ${SEAT.width + 4} ${SEAT.length + 4}`}
        width="20"
        height="22"
        className={className}
      >
        {children}
      </svg>
      {label}
    </li>
  )
}

type SeatPlanLegendProps = {
  messages: Messages['seatPlan']['legend']
  luggage: Vehicle['seatPlan']['luggage']
  hasFolding: boolean
}

/** The legend of a seat plan. */
export function SeatPlanLegend({ messages, luggage, hasFolding }: SeatPlanLegendProps) {
  const seat = <use href={`#${SEAT_ID}`} />
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2">
      <Entry label={messages.driver} className="text-accent">
        {seat}
      </Entry>
      <Entry label={messages.seat} className="text-action">
        {seat}
      </Entry>
      {hasFolding && (
        <Entry label={messages.folding} className="text-accent">
          <FoldingMark />
        </Entry>
      )}
      <Entry label={messages.door}>
        <path d="M22 0V6L6 26M22 26V32" className="fill-none stroke-ink" strokeWidth="3" />
      </Entry>
      <Entry label={messages[luggage]}>
        <rect
          y="4"
          width="28"
          height="24"
          rx="5"
          fill="none"
          className="stroke-accent"
          strokeWidth="2"
          strokeDasharray="5 4"
        />
      </Entry>
    </ul>
  )
}
