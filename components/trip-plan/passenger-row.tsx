import { Trash2 } from 'lucide'
import { interpolate } from '@/lib/format/interpolate'
import type { Passenger } from '@/lib/trip-plan/plan'
import { usePlanEditor } from './plan-context'
import { ToolButton } from './tool-button'

type RowProps = {
  passenger: Passenger
  seats: string[]
  onSeat: (seat: string) => void
  onRemove: () => void
}

/** One passenger, with a select for the seat. */
export function PassengerRow({ passenger, seats, onSeat, onRemove }: RowProps) {
  const { messages } = usePlanEditor()
  const { list } = messages.tripPlan
  const { name, age, seat } = passenger
  return (
    <li className="flex items-center gap-3 border-t border-line py-2">
      <span className="min-w-0 grow">
        {name}
        {age && <span className="text-muted">{`, ${age}`}</span>}
      </span>
      <select
        aria-label={interpolate(list.seatOf, { name })}
        value={seat}
        onChange={({ target }) => onSeat(target.value)}
        className="min-h-11 rounded-md border border-control bg-raised px-2 text-sm"
      >
        <option value="">{list.noSeat}</option>
        {seats.map((label) => (
          <option key={label} value={label}>
            {label}
          </option>
        ))}
      </select>
      <ToolButton
        icon={Trash2}
        label={interpolate(list.remove, { name })}
        onClick={onRemove}
        className="-mr-2"
      />
    </li>
  )
}
