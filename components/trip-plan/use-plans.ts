import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { type History, record, startHistory, undo } from '@/lib/trip-plan/history'
import { emptyPlan, isBlank, newPlanId, type TripPlan } from '@/lib/trip-plan/plan'
import { dropPlan, keepPlan, listPlans, openPlan } from '@/lib/trip-plan/store'
import type { Said } from './plan-context'

type Action =
  | { kind: 'edit'; change: (plan: TripPlan) => TripPlan; said: Said; step: string }
  | { kind: 'undo' }
  | { kind: 'open'; plan: TripPlan }

function reduce(history: History<TripPlan>, action: Action): History<TripPlan> {
  if (action.kind === 'undo') return undo(history)
  if (action.kind === 'open') return startHistory(action.plan)
  return record(history, action.change(history.value), action.said, action.step)
}

/** The plan the server draws: the same for everybody, so it has no id of its own. */
const UNKNOWN = 'new'

const byId = (plans: TripPlan[], plan: TripPlan) =>
  plans.some(({ id }) => id === plan.id)
    ? plans.map((each) => (each.id === plan.id ? plan : each))
    : [...plans, plan]

/** The plans of this device, and the one that is open, which is kept with every change. */
export function usePlans() {
  const [history, dispatch] = useReducer(reduce, undefined, () => startHistory(emptyPlan(UNKNOWN)))
  const [plans, setPlans] = useState<TripPlan[]>([])
  const [isKept, setKept] = useState(true)
  const plan = history.value

  const open = (next: TripPlan) => dispatch({ kind: 'open', plan: next })

  const forget = (id: string) => {
    dropPlan(id)
    setPlans((known) => known.filter((each) => each.id !== id))
  }

  const onStart = useEffectEvent(() => {
    setPlans(listPlans())
    // What was typed before is replayed after this, and stays.
    if (plan.id === UNKNOWN) open(openPlan() ?? emptyPlan(newPlanId()))
  })
  useEffect(() => onStart(), [])

  const onChange = useEffectEvent((changed: TripPlan) => {
    if (changed.id === UNKNOWN) return
    // A plan that says nothing is not worth keeping; a cleared one is to be forgotten.
    if (isBlank(changed)) return forget(changed.id)
    setKept(keepPlan(changed))
    setPlans((known) => byId(known, changed))
  })
  useEffect(() => onChange(plan), [plan])

  return {
    plan,
    plans,
    isKept,
    /** What an undo takes back; undefined where there is nothing. */
    last: history.past.at(-1)?.said as Said | undefined,
    edit: (change: (before: TripPlan) => TripPlan, said: Said, step = '') =>
      dispatch({ kind: 'edit', change, said, step }),
    undo: () => dispatch({ kind: 'undo' }),
    open,
    /** Keeps a plan that came from elsewhere, and opens it. */
    adopt: (arrived: TripPlan) => {
      const own = { ...arrived, id: newPlanId() }
      setKept(keepPlan(own))
      setPlans((known) => byId(known, own))
      open(own)
    },
    /** Forgets a plan of this device. */
    forget,
    start: () => open(emptyPlan(newPlanId())),
  }
}
