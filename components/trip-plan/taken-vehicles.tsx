import { Button } from '@/components/ui/button'
import { interpolate } from '@/lib/format/interpolate'
import { usePlanEditor, vehiclesText } from './plan-context'
import { Notice } from './notice'

/** The vehicles of a plan that is none of the offered sets any more, and a button that removes them. */
export function TakenVehicles({ people }: { people: number }) {
  const { plan, data, edit, messages } = usePlanEditor()
  const { tripPlan } = messages
  if (plan.vehicles.length === 0) return null
  const seatsIn = (slug: string) => data?.rows.find((row) => row.slug === slug)?.passengers ?? 0
  const seats = plan.vehicles.reduce((sum, { slug, count }) => sum + count * seatsIn(slug), 0)
  const vehicles = vehiclesText(plan.vehicles, data, tripPlan)
  return (
    <div className="mt-5">
      <p className="font-semibold">{interpolate(tripPlan.taken, { vehicles })}</p>
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
