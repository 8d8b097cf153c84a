import { useEffect, useEffectEvent, useState } from 'react'
import { type History, record, startHistory, undo } from '@/lib/trip-plan/history'
import { emptyPlan, isBlank, newPlanId, type TripPlan } from '@/lib/trip-plan/plan'
import type { EditMessageKey } from './plan-context'

const loadStore = () => import('@/lib/trip-plan/store')

/** The plan in the page's address, nothing, or `isBroken` for an invalid one. */
export type Arrived = { plan?: TripPlan; isBroken?: boolean }

/** The id of the plan in the server-rendered HTML. */
const UNKNOWN = 'new'

const without = (plans: TripPlan[], id: string) => plans.filter((each) => each.id !== id)

const withPlan = (plans: TripPlan[], plan: TripPlan) =>
  plans.some(({ id }) => id === plan.id)
    ? plans.map((each) => (each.id === plan.id ? plan : each))
    : [...plans, plan]

/** The history with another id for its plan. */
const named = ({ value, past }: History<TripPlan>, id: string): History<TripPlan> => ({
  value: { ...value, id },
  past: past.map((step) => ({ ...step, value: { ...step.value, id } })),
})

type OnStart = (kept: TripPlan[], last: TripPlan | undefined, came: Arrived) => void

/** Reads the stored plans and the plan in the address, after hydration and on `hashchange`. */
function useArrivals(readArrived: () => Promise<Arrived>, onStart: OnStart): void {
  const begin = useEffectEvent(onStart)
  useEffect(() => {
    let isMounted = true
    const start = () =>
      Promise.all([loadStore(), readArrived()])
        .then(([{ listPlans, openPlan }, came]) => isMounted && begin(listPlans(), openPlan(), came))
        .catch(() => undefined)
    const onHash = () => void start()
    void start()
    // A link to a plan that is opened in this tab.
    window.addEventListener('hashchange', onHash)
    return () => {
      isMounted = false
      window.removeEventListener('hashchange', onHash)
    }
  }, [readArrived])
}

/**
 * The plans of this device, and the open one, which is stored on every change.
 * @param readArrived reads the plan in the page's address, if there is one.
 */
export function usePlans(readArrived: () => Promise<Arrived>) {
  const [history, setHistory] = useState<History<TripPlan>>(() => startHistory(emptyPlan(UNKNOWN)))
  const [plans, setPlans] = useState<TripPlan[]>([])
  const [isStored, setKept] = useState(true)
  const [arrived, setArrived] = useState<Arrived>({})
  const [now, setNow] = useState<Date>()

  const forget = (id: string) => {
    setPlans((known) => without(known, id))
    void loadStore().then(({ dropPlan }) => dropPlan(id))
  }

  /** Shows a state of the plan and stores it; an empty plan is not stored. */
  const show = (next: History<TripPlan>) => {
    const known = next.value.id === UNKNOWN ? named(next, newPlanId()) : next
    const plan = known.value
    setNow(new Date())
    setHistory(known)
    if (isBlank(plan)) return forget(plan.id)
    setPlans((listed) => withPlan(listed, plan))
    void loadStore().then(({ storePlan }) => setKept(storePlan(plan)))
  }
  const open = (plan: TripPlan) => show(startHistory(plan))

  const onStart: OnStart = (kept, last, came) => {
    setNow(new Date())
    setPlans((known) => known.reduce(withPlan, kept))
    setArrived(came)
    const own = came.plan && { ...came.plan, id: newPlanId() }
    // What was typed meanwhile stays, unless a plan was opened by its address.
    if (own) open(own)
    else if (last && isBlank(history.value)) open(last)
  }
  useArrivals(readArrived, onStart)

  return {
    plan: history.value,
    plans,
    isStored,
    arrived,
    /** When the plan was changed last; undefined on the server. */
    now,
    /** The message key of the last edit, which undo reverts; undefined where there is none. */
    last: history.past.at(-1)?.description as EditMessageKey | undefined,
    edit: (change: (before: TripPlan) => TripPlan, messageKey: EditMessageKey, step = '') =>
      show(record(history, change(history.value), messageKey, step)),
    undo: () => show(undo(history)),
    open,
    start: () => open(emptyPlan(newPlanId())),
    /** Deletes a plan from this device. */
    forget,
  }
}
