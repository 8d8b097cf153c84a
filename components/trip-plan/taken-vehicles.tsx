import { Button } from '@/components/ui/button'
import { loadsOf } from '@/lib/fleet/load'
import { interpolate } from '@/lib/format/interpolate'
import { usePlanEditor, vehiclesText } from './plan-context'
import { Notice } from './notice'

/** That the vehicles of the plan do not carry its group, up the hills or anywhere. */
export function TakenTooSmall() {
  const { plan, data, group, messages } = usePlanEditor()
  const { people } = group
  // In rounds they carry more people than they have seats.
  if (plan.vehicles.length === 0 || plan.shuttles.length > 0 || !data) return null
  const placesFor = (isHilly: boolean) =>
    plan.vehicles.reduce((sum, { slug, count }) => {
      const row = data.rows.find((each) => each.slug === slug)
      return sum + count * (row ? loadsOf(row, isHilly)[0].passengers : 0)
    }, 0)
  const seats = placesFor(false)
  if (seats < people)
    return <Notice text={interpolate(messages.tripPlan.takenTooFew, { seats, people })} isError />
  return placesFor(group.isHilly) < people ? (
    <Notice text={interpolate(data.texts.party.hills, { people })} isError />
  ) : null
}

/** The vehicles of a plan that is none of the offered sets any more, and a button that removes them. */
export function TakenVehicles() {
  const { plan, data, edit, messages } = usePlanEditor()
  const { tripPlan } = messages
  if (plan.vehicles.length === 0) return null
  const vehicles = vehiclesText(plan.vehicles, data, tripPlan)
  return (
    <div className="mt-5">
      <p className="font-semibold">{interpolate(tripPlan.taken, { vehicles })}</p>
      <Button
        variant="outline"
        onClick={() => edit((before) => ({ ...before, vehicles: [] }), 'vehiclesRemoved')}
        className="mt-3"
      >
        {tripPlan.removeVehicles}
      </Button>
    </div>
  )
}
