import { Check } from 'lucide'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { fill } from '@/lib/site/fill'
import type { VehicleCount } from '@/lib/trip-plan/plan'
import type { SetReason, VehicleSet } from '@/lib/trip-plan/vehicle-sets'
import { type PlanWords, usePlanEditor } from './plan-context'

function sayReason(reason: SetReason, words: PlanWords): string {
  if (reason.kind === 'manyEmpty') return words.manyEmpty[reason.because]
  const { kind, ...values } = reason
  return fill(words.setReasons[kind], values)
}

/** The vehicles of a set as a plan holds them. */
export const countsOf = ({ lines }: VehicleSet): VehicleCount[] =>
  lines.map(({ row, count }) => ({ slug: row.slug, count }))

const isSame = (a: VehicleCount[], b: VehicleCount[]) => JSON.stringify(a) === JSON.stringify(b)

/** One set of vehicles, why, and a button that takes it into the plan. */
export function SetCard({ set, onSeats }: { set: VehicleSet; onSeats: (slug: string) => void }) {
  const { plan, edit, words } = usePlanEditor()
  const { tripPlan } = words
  const counts = countsOf(set)
  const isTaken = isSame(plan.vehicles, counts)
  return (
    <li className="border-t border-line py-4">
      <h3 className="font-text text-base font-semibold">
        {set.lines.map(({ row, count }) => fill(tripPlan.text.vehicle, { count, name: row.name })).join(', ')}
      </h3>
      <p className="mt-1 text-sm text-muted">
        {set.reasons.map((reason) => sayReason(reason, tripPlan)).join(' ')}
      </p>
      {set.lines.map(
        ({ row, alike }) =>
          alike.length > 0 && (
            <p key={row.slug} className="mt-1 text-xs text-muted">
              {fill(tripPlan.alike, {
                vehicles: alike
                  .slice(0, 3)
                  .map(({ name }) => name)
                  .join(', '),
              })}
            </p>
          ),
      )}
      <div className="mt-3 flex flex-wrap gap-2 print:hidden">
        <Button
          look="outline"
          aria-pressed={isTaken}
          onClick={() => edit((before) => ({ ...before, vehicles: isTaken ? [] : counts }), 'vehicles')}
        >
          {isTaken && <Icon of={Check} className="size-4" />}
          {isTaken ? tripPlan.takenSet : tripPlan.takeSet}
        </Button>
        {set.lines.map(({ row }) => (
          <Button key={row.slug} look="outline" onClick={() => onSeats(row.slug)}>
            {fill(tripPlan.seatsOf, { vehicle: row.name })}
          </Button>
        ))}
      </div>
    </li>
  )
}
