import { Trash2 } from 'lucide'
import { Field } from '@/components/form/field'
import { Select } from '@/components/form/select'
import { fill } from '@/lib/site/fill'
import { limits, type Shuttle, type TripPlan } from '@/lib/trip-plan/plan'
import { usePlanEditor } from './plan-context'
import { RoundsAnswer } from './rounds-answer'
import { ToolButton } from './tool-button'

/** Id of the button that adds a function. */
export const ADD_ID = 'add-round'

const changeShuttle = (plan: TripPlan, id: number, change: Partial<Shuttle>): TripPlan => ({
  ...plan,
  shuttles: plan.shuttles.map((shuttle) => (shuttle.id === id ? { ...shuttle, ...change } : shuttle)),
})

/** One function: what is given of it, and the rounds that follow. */
export function ShuttleCard({ shuttle }: { shuttle: Shuttle }) {
  const { plan, edit, focusLater, words } = usePlanEditor()
  const { tripPlan, trip } = words
  const set = (change: Partial<Shuttle>, step: string) =>
    edit((before) => changeShuttle(before, shuttle.id, change), 'typed', `${step}-${shuttle.id}`)
  const text = (name: 'title' | 'from' | 'to', label: string, max: number) => (
    <Field
      label={label}
      maxLength={max}
      value={shuttle[name]}
      onChange={({ target }) => set({ [name]: target.value }, name)}
    />
  )
  const count = (name: 'people' | 'minutes', label: string, max: number) => (
    <Field
      type="number"
      inputMode="numeric"
      min={0}
      max={max}
      label={label}
      placeholder="0"
      value={shuttle[name] || ''}
      onChange={({ target }) =>
        set({ [name]: Math.min(max, Math.max(0, Math.trunc(Number(target.value)) || 0)) }, name)
      }
    />
  )
  const time = (name: 'start' | 'by', label: string) => (
    <Field
      type="time"
      label={label}
      note={trip.clock}
      value={shuttle[name]}
      onChange={({ target }) => set({ [name]: target.value }, name)}
    />
  )
  const remove = () => {
    edit(
      (before) => ({ ...before, shuttles: before.shuttles.filter(({ id }) => id !== shuttle.id) }),
      'roundRemoved',
    )
    focusLater(ADD_ID)
  }
  return (
    <li className="border-t border-line py-4">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {text('title', tripPlan.roundTitle, limits.planName)}
        <Select
          label={tripPlan.roundDay}
          value={String(shuttle.day)}
          onChange={({ target }) => set({ day: Number(target.value) }, 'day')}
          options={plan.days.map((_day, index) => ({
            value: String(index),
            label: fill(tripPlan.day, { number: index + 1 }),
          }))}
        />
        {text('from', tripPlan.roundFrom, limits.place)}
        {text('to', tripPlan.roundTo, limits.place)}
        {count('people', tripPlan.roundPeople, limits.people)}
        {time('start', tripPlan.roundStart)}
        {time('by', tripPlan.roundBy)}
        {count('minutes', tripPlan.roundMinutes, 600)}
      </div>
      <div className="flex items-start justify-between gap-3">
        <RoundsAnswer shuttle={shuttle} />
        <ToolButton
          icon={Trash2}
          label={fill(tripPlan.removeRound, { title: shuttle.title })}
          onClick={remove}
          className="-mr-2 mt-1"
        />
      </div>
    </li>
  )
}
