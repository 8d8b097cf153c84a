import { Button } from '@/components/ui/button'
import { loadsOf } from '@/lib/fleet/load'
import { interpolate } from '@/lib/format/interpolate'
import { usePlanEditor, vehiclesText } from './plan-context'
import { Notice } from './notice'

/** The vehicles of a plan that is none of the offered sets any more, and a button that removes them. */
export function TakenVehicles({ people }: { people: number }) {
  const { plan, data, edit, group, messages } = usePlanEditor()
  const { tripPlan } = messages
  if (plan.vehicles.length === 0) return null
  const placesFor = (isHilly: boolean) =>
    plan.vehicles.reduce((sum, { slug, count }) => {
      const row = data?.rows.find((each) => each.slug === slug)
      return sum + count * (row ? (loadsOf(row, isHilly)[0]?.passengers ?? 0) : 0)
    }, 0)
  const seats = placesFor(false)
  const isTightUphill = seats >= people && placesFor(group.isHilly) < people
  const vehicles = vehiclesText(plan.vehicles, data, tripPlan)
  return (
    <div className="mt-5">
      <p className="font-semibold">{interpolate(tripPlan.taken, { vehicles })}</p>
      {isTightUphill && data && <Notice text={interpolate(data.texts.party.hills, { people })} isError />}
      {/* In rounds they carry more people than they have seats. */}
      {seats < people && plan.shuttles.length === 0 && (
        <Notice text={interpolate(tripPlan.takenTooFew, { seats, people })} isError />
      )}
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
