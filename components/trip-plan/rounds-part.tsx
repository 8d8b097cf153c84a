import { Plus } from 'lucide'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { interpolate } from '@/lib/format/interpolate'
import { limits, nextId, peopleOf, stopsOf, type TripPlan } from '@/lib/trip-plan/plan'
import { type Shuttle, stops } from '@/lib/fleet/shuttle-rounds'
import { usePlanEditor } from './plan-context'
import { ADD_ID, ShuttleCard } from './shuttle-card'

/** A function for everybody, on the plan's first way. */
function newShuttle(plan: TripPlan): Shuttle {
  const [from, to] = stopsOf(plan).map(({ stop }) => stop.place)
  const times = { start: '', by: '', minutes: 0 }
  return {
    id: nextId(plan),
    title: '',
    day: 0,
    from: from ?? '',
    to: to ?? '',
    people: peopleOf(plan.party),
    ...times,
  }
}

const addShuttle = (plan: TripPlan): TripPlan =>
  plan.shuttles.length >= limits.shuttles ? plan : { ...plan, shuttles: [...plan.shuttles, newShuttle(plan)] }

export const ROUNDS_ID = 'plan-rounds'

/** Functions to which the group's vehicles bring guests in rounds. */
export function RoundsPart() {
  const { plan, edit, messages } = usePlanEditor()
  const { tripPlan } = messages
  return (
    <section aria-labelledby={ROUNDS_ID} className="mt-8">
      <h3 id={ROUNDS_ID} className="text-h4">
        {tripPlan.rounds}
      </h3>
      <p className="mt-2 text-sm text-muted">
        {tripPlan.roundsText} {interpolate(tripPlan.roundBoarding, stops)}
      </p>
      <ul className="mt-4">
        {plan.shuttles.map((shuttle) => (
          <ShuttleCard key={shuttle.id} shuttle={shuttle} />
        ))}
      </ul>
      <Button id={ADD_ID} variant="outline" onClick={() => edit(addShuttle, 'roundAdded')} className="mt-1">
        <Icon of={Plus} className="size-4" />
        {tripPlan.addRound}
      </Button>
    </section>
  )
}
