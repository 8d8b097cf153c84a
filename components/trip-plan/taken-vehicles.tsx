import { Button } from '@/components/ui/button'
import { interpolate } from '@/lib/format/interpolate'
import { formatItems } from '@/lib/format/list'
import { usePlanEditor } from './plan-context'
import { Notice } from './notice'

/** The vehicles of a plan that is none of the offered sets any more, and a button that removes them. */
export function TakenVehicles({ people }: { people: number }) {
  const { plan, data, edit, messages } = usePlanEditor()
  const { tripPlan } = messages
  if (plan.vehicles.length === 0) return null
  const lines = plan.vehicles.map(({ slug, count }) => {
    const row = data?.rows.find((each) => each.slug === slug)
    return { name: row?.name ?? slug, count, seats: count * (row?.passengers ?? 0) }
  })
  const seats = lines.reduce((sum, line) => sum + line.seats, 0)
  const vehicles = formatItems(lines.map((line) => interpolate(tripPlan.text.vehicle, line)))
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
