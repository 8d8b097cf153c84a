import { Check } from 'lucide'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { interpolate } from '@/lib/format/interpolate'
import { formatItems } from '@/lib/format/list'
import { countsOf, isSame, type VehicleSet } from '@/lib/fleet/vehicle-sets'
import { reasonText, usePlanEditor, vehiclesText } from './plan-context'

/** One set of vehicles with its reasons, and a button that adds it to the plan. */
export function SetCard({ set, onSeats }: { set: VehicleSet; onSeats: (slug: string) => void }) {
  const { plan, check, data, edit, messages } = usePlanEditor()
  const { tripPlan } = messages
  const counts = countsOf(set)
  const isTaken = isSame(plan.vehicles, counts)
  // A day longer than the rule needs a second driver in each vehicle, as may one whose hours are not those of a vehicle.
  const isTooLong = check.days.some(({ tooLong }) => tooLong)
  const isSlower =
    check.hoursOf && set.lines.some(({ row }) => ['van', 'luxury-buses'].includes(row.category))
  const reasons = set.reasons.filter(({ kind }) => kind !== 'fewestDrivers' || !(isTooLong || isSlower))
  return (
    <li className="border-t border-line py-4">
      <h3 className="font-text text-base font-semibold">{vehiclesText(counts, data, tripPlan)}</h3>
      <p className="mt-1 text-sm text-muted">
        {reasons.map((reason) => reasonText(reason, tripPlan)).join(' ')}
      </p>
      {set.lines.map(
        ({ row, alike }) =>
          alike.length > 0 && (
            <p key={row.slug} className="mt-1 text-xs text-muted">
              {interpolate(tripPlan.alike, {
                vehicles: formatItems(alike.slice(0, 3).map(({ name }) => name)),
              })}
            </p>
          ),
      )}
      <div className="mt-3 flex flex-wrap gap-2 print:hidden">
        <Button
          variant="outline"
          aria-pressed={isTaken}
          onClick={() => edit((before) => ({ ...before, vehicles: isTaken ? [] : counts }), 'vehicles')}
        >
          {isTaken && <Icon of={Check} className="size-4" />}
          {isTaken ? tripPlan.takenSet : tripPlan.takeSet}
        </Button>
        {set.lines.map(({ row }) => (
          <Button key={row.slug} variant="outline" onClick={() => onSeats(row.slug)}>
            {interpolate(tripPlan.seatsOf, { vehicle: row.name })}
          </Button>
        ))}
      </div>
    </li>
  )
}
