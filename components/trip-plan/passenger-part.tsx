import { useState } from 'react'
import { FormStatus } from '@/components/form/form-status'
import { Select } from '@/components/form/select'
import { Textarea } from '@/components/form/textarea'
import { Button } from '@/components/ui/button'
import { fill } from '@/lib/site/fill'
import {
  addPassengers,
  fillSeats,
  keepSeats,
  labelledSeats,
  movePassenger,
  readPassengers,
} from '@/lib/trip-plan/passenger-list'
import type { PlanData } from '@/lib/trip-plan/data'
import type { Passenger, TripPlan } from '@/lib/trip-plan/plan'
import { PassengerRow } from './passenger-row'
import { usePlanEditor } from './plan-context'
import { SeatsFigure } from './seats-figure'
import type { Passengers } from './use-passengers'

const PASTED = 'pasted'

/** The vehicles a list can be for: those of the plan, else any. */
function vehiclesFor({ vehicles }: TripPlan, { rows }: PlanData) {
  const own = rows.filter(({ slug }) => vehicles.some((each) => each.slug === slug))
  return own.length > 0 ? own : rows
}

/** The seat rows and labels of the list's vehicle. */
export function seatsOf(slug: string, data: PlanData | undefined) {
  const rows = data?.seatPlans[slug] ?? []
  return { rows, labels: rows.length > 0 ? labelledSeats(rows).map(({ label }) => label) : [] }
}

/** Names, ages and seats of those who travel in one vehicle. Nothing of it leaves the device. */
export function PassengerPart({ passengers: { list, change } }: { passengers: Passengers }) {
  const { plan, data, words } = usePlanEditor()
  const { list: said } = words.tripPlan
  const [left, setLeft] = useState(0)
  if (!data) return null
  const choices = vehiclesFor(plan, data)
  const slug = choices.some((row) => row.slug === list.slug) ? list.slug : (choices[0]?.slug ?? '')
  const { rows, labels } = seatsOf(slug, data)
  const set = (passengers: Passenger[]) => change({ slug, passengers })
  const add = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const read = readPassengers(String(new FormData(event.currentTarget).get(PASTED)))
    setLeft(read.left)
    set(addPassengers(list.passengers, read.people))
    event.currentTarget.reset()
  }
  return (
    <section aria-labelledby="plan-list">
      <h2 id="plan-list" className="text-h4">
        {said.heading}
      </h2>
      <p className="mt-2 text-sm text-muted">{said.text}</p>
      <Select
        label={said.vehicle}
        value={slug}
        onChange={({ target }) =>
          change({
            slug: target.value,
            passengers: keepSeats(list.passengers, seatsOf(target.value, data).labels),
          })
        }
        options={choices.map((row) => ({ value: row.slug, label: row.name }))}
        className="mt-4"
      />
      <form method="dialog" onSubmit={add} aria-label={said.heading} className="mt-3 grid gap-3">
        <Textarea short name={PASTED} label={said.names} placeholder={said.namesHint} />
        <div className="flex flex-wrap gap-2">
          <Button look="outline" type="submit">
            {said.add}
          </Button>
          <Button look="outline" onClick={() => set(fillSeats(list.passengers, labels))}>
            {said.fill}
          </Button>
          <Button look="outline" onClick={() => set([])}>
            {said.clear}
          </Button>
        </div>
        <FormStatus tone="neutral" text={left > 0 ? fill(said.left, { count: left }) : ''} />
      </form>
      <ul className="mt-3">
        {list.passengers.map((passenger) => (
          <PassengerRow
            key={passenger.id}
            passenger={passenger}
            seats={labels}
            onSeat={(seat) => set(movePassenger(list.passengers, passenger.id, seat, labels))}
            onRemove={() => set(list.passengers.filter(({ id }) => id !== passenger.id))}
          />
        ))}
      </ul>
      {list.passengers.length > 0 && (
        <SeatsFigure
          name={fill(words.tripPlan.seatsOf, {
            vehicle: choices.find((row) => row.slug === slug)?.name ?? slug,
          })}
          rows={rows}
          taken={list.passengers.map(({ seat }) => seat)}
        />
      )}
    </section>
  )
}
