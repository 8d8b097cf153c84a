import { useState } from 'react'
import { Select } from '@/components/form/select'
import { type TripKind, tripKinds } from '@/lib/fleet/kinds'
import { interpolate } from '@/lib/format/interpolate'
import { countsOf, isSame, type SetChoice, setChoices, type SetsAdvice } from '@/lib/fleet/vehicle-sets'
import { usePlanEditor } from './plan-context'
import { PlanStep } from './plan-step'
import { RoundsPart } from './rounds-part'
import { SeatsFigure } from './seats-figure'
import { SetCard } from './set-card'
import { TakenVehicles } from './taken-vehicles'

type SetListProps = { advice: SetsAdvice; onSeats: (slug: string) => void }

function SetList({ advice, onSeats }: SetListProps) {
  const { tripPlan } = usePlanEditor().messages
  if (!advice.found) return <p className="mt-4 text-sm">{tripPlan.noSet[advice.because]}</p>
  return (
    <ul className="mt-5">
      {advice.sets.map((set) => (
        <SetCard key={JSON.stringify(countsOf(set))} set={set} onSeats={onSeats} />
      ))}
    </ul>
  )
}

/** The smallest sets of vehicles for the group and its bags, with reasons. */
export function GroupVehicles() {
  const { plan, group, data, messages, wanted, setWanted } = usePlanEditor()
  const { tripPlan, finder } = messages
  const [shown, setShown] = useState<string>()
  // The step does not close around a visitor who takes the last of them out.
  const [hasHadRounds, setHadRounds] = useState(false)
  if (!hasHadRounds && plan.shuttles.length > 0) setHadRounds(true)
  const { advice } = group
  const sets = advice?.found ? advice.sets : []
  const isOffered = sets.some((set) => isSame(plan.vehicles, countsOf(set)))
  const row = sets.flatMap(({ lines }) => lines).find(({ row: { slug } }) => slug === shown)?.row
  const kinds = tripKinds.map((value) => ({ value, label: finder.kinds[value] }))
  const choices = setChoices.map((value) => ({ value, label: tripPlan.setChoices[value] }))
  return (
    <PlanStep
      id="plan-vehicles"
      number={3}
      heading={tripPlan.vehicles}
      brief={tripPlan.vehiclesHint}
      isOpen={hasHadRounds}
    >
      <p className="mt-5 text-sm text-muted">{tripPlan.vehiclesText}</p>
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        <Select
          label={tripPlan.setFor}
          value={wanted.kind ?? ''}
          onChange={({ target }) => setWanted({ ...wanted, kind: (target.value as TripKind) || undefined })}
          options={[{ value: '', label: tripPlan.setForPlan }, ...kinds]}
        />
        <Select
          label={tripPlan.setChoice}
          value={wanted.choice}
          onChange={({ target }) => setWanted({ ...wanted, choice: target.value as SetChoice })}
          options={choices}
        />
      </div>
      {advice && !isOffered && <TakenVehicles />}
      {advice && <SetList advice={advice} onSeats={setShown} />}
      {row && data && (
        <SeatsFigure
          name={interpolate(tripPlan.seatsOf, { vehicle: row.name })}
          rows={data.seatPlans[row.slug] ?? []}
        />
      )}
      <RoundsPart />
    </PlanStep>
  )
}
