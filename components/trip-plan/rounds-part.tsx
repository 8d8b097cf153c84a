import { Plus, Trash2 } from 'lucide'
import { Field } from '@/components/form/field'
import { Select } from '@/components/form/select'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { toTime } from '@/lib/guides/clock'
import { fill } from '@/lib/site/fill'
import { limits, nextId, type Shuttle, type TripPlan } from '@/lib/trip-plan/plan'
import type { RoundsAdvice } from '@/lib/trip-plan/rounds'
import { BOARDING_MINUTES, roundsOf } from '@/lib/trip-plan/shuttle-rounds'
import { namesOf, type PlanWords, usePlanEditor } from './plan-context'
import { ToolButton } from './tool-button'

const emptyShuttle = (id: number, people: number): Shuttle => ({
  id,
  title: '',
  day: 0,
  from: '',
  to: '',
  people,
  start: '',
  by: '',
  minutes: 0,
})

const addShuttle = (plan: TripPlan): TripPlan =>
  plan.shuttles.length >= limits.shuttles
    ? plan
    : {
        ...plan,
        shuttles: [...plan.shuttles, emptyShuttle(nextId(plan), plan.party.adults + plan.party.children)],
      }

const changeShuttle = (plan: TripPlan, id: number, change: Partial<Shuttle>): TripPlan => ({
  ...plan,
  shuttles: plan.shuttles.map((shuttle) => (shuttle.id === id ? { ...shuttle, ...change } : shuttle)),
})

function sayNo(advice: RoundsAdvice & { possible: false }, words: PlanWords['roundNo']): string {
  if (advice.because === 'time') return fill(words.time, { needed: advice.needed, given: advice.given })
  if (advice.because === 'seats')
    return fill(words.seats, { left: advice.left, time: toTime(advice.beginBy) })
  return words[advice.because]
}

function RoundsAnswer({ shuttle }: { shuttle: Shuttle }) {
  const { plan, data, words } = usePlanEditor()
  const { tripPlan } = words
  const advice = roundsOf(shuttle, plan, data?.rows ?? [])
  const names = namesOf(data)
  if (!advice) return <p className="mt-3 text-sm text-muted">{tripPlan.roundNeeds}</p>
  if (!advice.possible)
    return <p className="mt-3 text-sm font-semibold text-danger">{sayNo(advice, tripPlan.roundNo)}</p>
  return (
    <div className="mt-3 text-sm">
      <p className="font-semibold">{fill(tripPlan.roundAll, { time: toTime(advice.lastArrives) })}</p>
      <ul className="mt-1 text-muted">
        {advice.vehicles
          .filter(({ rounds }) => rounds.length > 0)
          .map(({ slug, number, rounds }) => (
            <li key={`${slug} ${number}`}>
              {fill(tripPlan.roundLine, {
                vehicle: names[slug] ?? slug,
                number,
                times: rounds
                  .map(({ leaves, guests }) => fill(tripPlan.roundTime, { leaves: toTime(leaves), guests }))
                  .join(', '),
              })}
            </li>
          ))}
      </ul>
    </div>
  )
}

function ShuttleCard({ shuttle }: { shuttle: Shuttle }) {
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

const ADD_ID = 'add-round'

/** Functions to which the group's vehicles bring guests in rounds. */
export function RoundsPart() {
  const { plan, edit, words } = usePlanEditor()
  const { tripPlan } = words
  return (
    <section aria-labelledby="plan-rounds" className="print:hidden">
      <h2 id="plan-rounds" className="text-h4">
        {tripPlan.rounds}
      </h2>
      <p className="mt-2 text-sm text-muted">
        {tripPlan.roundsText} {fill(tripPlan.roundBoarding, { minutes: BOARDING_MINUTES })}
      </p>
      <ul className="mt-4">
        {plan.shuttles.map((shuttle) => (
          <ShuttleCard key={shuttle.id} shuttle={shuttle} />
        ))}
      </ul>
      <Button id={ADD_ID} look="outline" onClick={() => edit(addShuttle, 'roundAdded')} className="mt-1">
        <Icon of={Plus} className="size-4" />
        {tripPlan.addRound}
      </Button>
    </section>
  )
}
