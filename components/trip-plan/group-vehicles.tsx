import { Check } from 'lucide'
import { useState } from 'react'
import { Select } from '@/components/form/select'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { type TripKind, tripKinds } from '@/lib/fleet/kinds'
import { fill } from '@/lib/site/fill'
import { peopleOf, type VehicleCount } from '@/lib/trip-plan/plan'
import {
  type SetChoice,
  setChoices,
  type SetReason,
  type VehicleSet,
  vehicleSets,
} from '@/lib/trip-plan/vehicle-sets'
import { type PlanWords, usePlanEditor } from './plan-context'
import { SeatsFigure } from './seats-figure'

function sayReason(reason: SetReason, words: PlanWords): string {
  if (reason.kind === 'manyEmpty') return words.manyEmpty[reason.because]
  const { kind, ...values } = reason
  return fill(words.setReasons[kind], values)
}

const countsOf = ({ lines }: VehicleSet): VehicleCount[] =>
  lines.map(({ row, count }) => ({ slug: row.slug, count }))

const isSame = (a: VehicleCount[], b: VehicleCount[]) => JSON.stringify(a) === JSON.stringify(b)

function SetCard({ set, onSeats }: { set: VehicleSet; onSeats: (slug: string) => void }) {
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

/** The smallest sets of vehicles for everybody with their bags, and why. */
export function GroupVehicles() {
  const { plan, data, words } = usePlanEditor()
  const { tripPlan, finder } = words
  const [kind, setKind] = useState<TripKind>()
  const [choice, setChoice] = useState<SetChoice>('fewestDrivers')
  const [shown, setShown] = useState<string>()
  const { largeBags, cabinBags } = plan.party
  const chosen = kind ?? (plan.type === 'local' ? 'city' : 'outstation')
  const needs = { people: peopleOf(plan.party), large: largeBags, cabin: cabinBags, kind: chosen }
  const advice = data && vehicleSets(data.rows, needs, choice)
  const row = data?.rows.find(({ slug }) => slug === shown)
  return (
    <section aria-labelledby="plan-vehicles" className="print:hidden">
      <h2 id="plan-vehicles" className="text-h4">
        {tripPlan.vehicles}
      </h2>
      <p className="mt-2 text-sm text-muted">{tripPlan.vehiclesText}</p>
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        <Select
          label={tripPlan.setFor}
          value={chosen}
          onChange={({ target }) => setKind(target.value as TripKind)}
          options={tripKinds.map((value) => ({ value, label: finder.kinds[value] }))}
        />
        <Select
          label={tripPlan.setChoice}
          value={choice}
          onChange={({ target }) => setChoice(target.value as SetChoice)}
          options={setChoices.map((value) => ({ value, label: tripPlan.setChoices[value] }))}
        />
      </div>
      {advice?.found === false && <p className="mt-4 text-sm">{tripPlan.noSet[advice.because]}</p>}
      {advice?.found && (
        <ul className="mt-5">
          {advice.sets.map((set) => (
            <SetCard key={JSON.stringify(countsOf(set))} set={set} onSeats={setShown} />
          ))}
        </ul>
      )}
      {row && data && (
        <SeatsFigure
          name={fill(tripPlan.seatsOf, { vehicle: row.name })}
          rows={data.seatPlans[row.slug] ?? []}
        />
      )}
    </section>
  )
}
