import { Trash2 } from 'lucide'
import { Field } from '@/components/form/field'
import { Select } from '@/components/form/select'
import { interpolate } from '@/lib/format/interpolate'
import { limits, type TripPlan } from '@/lib/trip-plan/plan'
import { roundsOf, type Shuttle } from '@/lib/fleet/shuttle-rounds'
import { CountField } from './count-field'
import { namesOf, usePlanEditor } from './plan-context'
import { RoundsAnswer } from '@/components/fleet/rounds-answer'
import { ToolButton } from './tool-button'

/** Id of the button that adds a function. */
export const ADD_ID = 'add-round'

const changeShuttle = (plan: TripPlan, id: number, change: Partial<Shuttle>): TripPlan => ({
  ...plan,
  shuttles: plan.shuttles.map((shuttle) => (shuttle.id === id ? { ...shuttle, ...change } : shuttle)),
})

type TextFieldOf = { name: 'title' | 'from' | 'to'; label: string; max: number }
type FieldsProps = { shuttle: Shuttle; set: (change: Partial<Shuttle>, step: string) => void }

function TextField({ shuttle, set, name, label, max }: FieldsProps & TextFieldOf) {
  return (
    <Field
      label={label}
      maxLength={max}
      value={shuttle[name]}
      onChange={({ target }) => set({ [name]: target.value }, name)}
    />
  )
}

function TimeField({ shuttle, set, name, label }: FieldsProps & { name: 'start' | 'by'; label: string }) {
  const { trip } = usePlanEditor().messages
  return (
    <Field
      type="time"
      label={label}
      note={trip.clock}
      value={shuttle[name]}
      onChange={({ target }) => set({ [name]: target.value }, name)}
    />
  )
}

/** The fields of a function. */
function ShuttleFields(props: FieldsProps) {
  const { shuttle, set } = props
  const { plan, messages } = usePlanEditor()
  const { tripPlan } = messages
  const days = plan.days.map((_day, index) => ({
    value: String(index),
    label: interpolate(tripPlan.day, { number: index + 1 }),
  }))
  return (
    <div className="grid grid-cols-2 items-end gap-3 sm:max-lg:grid-cols-4">
      <TextField {...props} name="title" label={tripPlan.roundTitle} max={limits.planName} />
      <Select
        label={tripPlan.roundDay}
        value={String(shuttle.day)}
        onChange={({ target }) => set({ day: Number(target.value) }, 'day')}
        options={days}
      />
      <TextField {...props} name="from" label={tripPlan.from} max={limits.place} />
      <TextField {...props} name="to" label={tripPlan.to} max={limits.place} />
      <CountField
        label={tripPlan.roundPeople}
        max={limits.people}
        value={shuttle.people}
        onChange={(people) => set({ people }, 'people')}
      />
      <TimeField {...props} name="start" label={tripPlan.roundStart} />
      <TimeField {...props} name="by" label={tripPlan.roundBy} />
      <CountField
        label={tripPlan.roundMinutes}
        max={limits.minutes}
        value={shuttle.minutes}
        onChange={(minutes) => set({ minutes }, 'minutes')}
      />
    </div>
  )
}

/** One function: its fields, and the resulting rounds. */
export function ShuttleCard({ shuttle }: { shuttle: Shuttle }) {
  const { group, data, edit, focusLater, messages } = usePlanEditor()
  const { tripPlan } = messages
  const set = (change: Partial<Shuttle>, step: string) =>
    edit((before) => changeShuttle(before, shuttle.id, change), 'typed', `${step}-${shuttle.id}`)
  const remove = () => {
    edit(
      (before) => ({ ...before, shuttles: before.shuttles.filter(({ id }) => id !== shuttle.id) }),
      'roundRemoved',
    )
    focusLater(ADD_ID)
  }
  return (
    <li className="border-t border-line py-4">
      <ShuttleFields shuttle={shuttle} set={set} />
      <div className="flex items-start justify-between gap-3">
        <RoundsAnswer
          advice={roundsOf(shuttle, group.vehicles, data?.rows ?? [])}
          names={namesOf(data)}
          messages={tripPlan}
        />
        <ToolButton
          icon={Trash2}
          label={interpolate(tripPlan.removeRound, { title: shuttle.title })}
          onClick={remove}
          className="-mr-2 mt-1"
        />
      </div>
    </li>
  )
}
