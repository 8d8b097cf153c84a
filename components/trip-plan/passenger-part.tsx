import { useState } from 'react'
import { FormStatus } from '@/components/form/form-status'
import { Select } from '@/components/form/select'
import { Textarea } from '@/components/form/textarea'
import { Button } from '@/components/ui/button'
import { interpolate } from '@/lib/format/interpolate'
import {
  addPassengers,
  fillSeats,
  keepSeats,
  movePassenger,
  type Person,
  readPassengers,
} from '@/lib/trip-plan/passenger-list'
import type { Passenger } from '@/lib/trip-plan/plan'
import { PassengerRow } from './passenger-row'
import { usePlanEditor } from './plan-context'
import { SeatsFigure } from './seats-figure'
import { seatsOf, useListVehicle } from './use-list-vehicle'
import type { Passengers } from './use-plans'

const PASTED = 'pasted'

type PassengerFormProps = {
  onAdd: (pasted: string) => void
  onFill: () => void
  onClear: () => void
  /** How many of the pasted names exceeded the limit. */
  left: number
}

/** Who was read from the names, shown before they are added. */
const ReadPeople = ({ people, label }: { people: Person[]; label: string }) =>
  people.length > 0 && (
    <div className="text-sm text-muted">
      <p id="plan-read">{label}</p>
      <ol aria-labelledby="plan-read" className="max-h-40 list-decimal overflow-y-auto pl-8">
        {people.map(({ name, age }, index) => (
          <li key={index}>{age ? `${name}, ${age}` : name}</li>
        ))}
      </ol>
    </div>
  )

/** The form for typed or pasted names. */
function PassengerForm({ onAdd, onFill, onClear, left }: PassengerFormProps) {
  const { list: texts } = usePlanEditor().messages.tripPlan
  const [read, setRead] = useState<Person[]>([])
  const add = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onAdd(String(new FormData(event.currentTarget).get(PASTED)))
    event.currentTarget.reset()
    setRead([])
  }
  return (
    <form method="dialog" onSubmit={add} aria-label={texts.heading} className="mt-3 grid gap-3">
      <Textarea
        short
        name={PASTED}
        label={texts.names}
        placeholder={texts.namesHint}
        onChange={({ target }) => setRead(readPassengers(target.value).people)}
      />
      <ReadPeople people={read} label={interpolate(texts.read, { count: read.length })} />
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" type="submit">
          {texts.add}
        </Button>
        <Button variant="outline" onClick={onFill}>
          {texts.fill}
        </Button>
        <Button variant="outline" onClick={onClear}>
          {texts.clear}
        </Button>
      </div>
      <FormStatus tone="neutral" text={left > 0 ? interpolate(texts.left, { count: left }) : ''} />
    </form>
  )
}

type PassengerRowsProps = { people: Passenger[]; seats: string[]; onChange: (people: Passenger[]) => void }

const PassengerRows = ({ people, seats, onChange }: PassengerRowsProps) => (
  <ul className="mt-3">
    {people.map((passenger) => (
      <PassengerRow
        key={passenger.id}
        passenger={passenger}
        seats={seats}
        onSeat={(seat) => onChange(movePassenger(people, passenger.id, seat, seats))}
        onRemove={() => onChange(people.filter(({ id }) => id !== passenger.id))}
      />
    ))}
  </ul>
)

/** Names, ages and seats of the passengers of one vehicle. They are stored on this device only and never sent. */
export function PassengerPart({ passengers }: { passengers: Passengers }) {
  const { list, change } = passengers
  const { data, messages } = usePlanEditor()
  const { list: texts, seatsOf: seatsLabel } = messages.tripPlan
  const [left, setLeft] = useState(0)
  const { choices, slug, name, rows, labels, seated } = useListVehicle(list)
  if (!data) return null
  const set = (people: Passenger[]) => change({ slug, passengers: people })
  const add = (pasted: string) => {
    const read = readPassengers(pasted)
    const people = addPassengers(seated, read.people)
    setLeft(read.left + seated.length + read.people.length - people.length)
    set(people)
  }
  const choose = (next: string) =>
    change({ slug: next, passengers: keepSeats(seated, seatsOf(next, data).labels) })
  return (
    <section aria-labelledby="plan-list">
      <h3 id="plan-list" className="text-h4">
        {texts.heading}
      </h3>
      <p className="mt-2 text-sm text-muted">{texts.text}</p>
      <Select
        label={texts.vehicle}
        value={slug}
        onChange={({ target }) => choose(target.value)}
        options={choices.map((row) => ({ value: row.slug, label: row.name }))}
        className="mt-4"
      />
      <PassengerForm
        onAdd={add}
        onFill={() => set(fillSeats(seated, labels))}
        onClear={() => set([])}
        left={left}
      />
      <PassengerRows people={seated} seats={labels} onChange={set} />
      {seated.length > 0 && (
        <SeatsFigure
          name={interpolate(seatsLabel, { vehicle: name })}
          rows={rows}
          taken={seated.map(({ seat }) => seat)}
        />
      )}
    </section>
  )
}
