import { useEffect, useEffectEvent, useState } from 'react'
import { type History, record, startHistory, undo } from '@/lib/trip-plan/history'
import { keepList } from '@/lib/trip-plan/list-store'
import {
  emptyPlan,
  isBlank,
  neverSent,
  newPlanId,
  type PassengerList,
  type TripPlan,
} from '@/lib/trip-plan/plan'
import { dropPlan, listPlans, openPlan, parsePlan, replaceUnchanged, storePlan } from '@/lib/trip-plan/store'
import { PLAN_PREFIX } from '@/lib/trip-plan/stored-plans'
import { toDelhiTime } from '@/lib/time/delhi'
import type { EditMessageKey } from './plan-context'
import { usePassengers } from './use-passengers'

/** The plan in the page's address, nothing, or `isBroken` for an invalid one. */
export type PlanFromAddress = { plan?: TripPlan; isBroken?: boolean }
type ReadAddress = () => Promise<PlanFromAddress>

const without = (plans: TripPlan[], id: string) => plans.filter((each) => each.id !== id)

const withPlan = (plans: TripPlan[], plan: TripPlan) =>
  plans.some(({ id }) => id === plan.id)
    ? plans.map((each) => (each.id === plan.id ? plan : each))
    : [...plans, plan]

/** A plan of an address as one of this device. Where it has no first day, one that was typed meanwhile stays. */
const asOwn = (plan: TripPlan, { start }: TripPlan): TripPlan => ({
  ...plan,
  ...neverSent,
  id: newPlanId(),
  start: plan.start || start,
})

/** A changed plan is no longer the one that was sent. */
const unsent = (before: TripPlan, after: TripPlan): TripPlan =>
  after === before ? before : { ...after, sent: undefined }

/** @param last the plan that was open last; undefined for an address opened later in the same page. */
type OnArrival = (stored: TripPlan[], last: TripPlan | undefined, address: PlanFromAddress) => void

/** Reads the stored plans and the plan in the address after hydration, and further addresses on `hashchange`. */
function useArrivals(readAddress: ReadAddress, onArrival: OnArrival): void {
  const arrive = useEffectEvent(onArrival)
  useEffect(() => {
    let isMounted = true
    const read = async (isFirst: boolean) => {
      const address = await readAddress()
      // Other fragments, such as a skip link's, open no plan.
      const isPlan = address.plan ?? address.isBroken
      if (isMounted && (isFirst || isPlan)) arrive(listPlans(), isFirst ? openPlan() : undefined, address)
    }
    const onHash = () => void read(false).catch(() => undefined)
    read(true).catch(() => undefined)
    window.addEventListener('hashchange', onHash)
    return () => {
      isMounted = false
      window.removeEventListener('hashchange', onHash)
    }
  }, [readAddress])
}

/** Follows the changes of a plan in other tabs, which the next change in this one would overwrite. */
function useOtherTabs(id: string, onChange: (plan: TripPlan) => void): void {
  const follow = useEffectEvent(onChange)
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== PLAN_PREFIX + id) return
      const plan = parsePlan(newValue)
      if (plan) follow(plan)
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [id])
}

/** The plans of this device. @param openId of the one that is open. */
function useStoredPlans(openId: string) {
  const [plans, setPlans] = useState<TripPlan[]>([])
  const [isStored, setStored] = useState(true)

  /** Stores a plan and its list, which is undefined until it has been read. Where both are empty, they are deleted. */
  const save = (plan: TripPlan, passengers: PassengerList | undefined) => {
    const isEmpty = isBlank(plan) && passengers?.passengers.length === 0
    setPlans((known) => (isEmpty ? without(known, plan.id) : withPlan(known, plan)))
    if (isEmpty) return dropPlan(plan.id)
    setStored(storePlan(plan))
    if (passengers) keepList(plan.id, passengers)
  }

  /** Marks a plan as sent today under a reference, unless it was changed meanwhile. @returns the plan with its mark. */
  const markSent = (plan: TripPlan, reference?: string): TripPlan => {
    const marked = { ...plan, sent: toDelhiTime(new Date()).date, reference }
    setPlans((known) => known.map((each) => (each === plan ? marked : each)))
    replaceUnchanged(plan, marked)
    return marked
  }
  const add = (stored: TripPlan[]) => setPlans((known) => known.reduce(withPlan, stored))
  const hasOthers = plans.some(({ id }) => id !== openId)
  return { plans, hasOthers, isStored, add, save, markSent }
}

/**
 * The plans of this device, and the open one with its passenger list. Both are stored on every change.
 * @param readAddress reads the plan in the page's address, if there is one.
 */
export function usePlans(readAddress: ReadAddress) {
  // No element shows the id before there are stored plans, so that server and client may differ in it.
  const [history, setHistory] = useState<History<TripPlan>>(() => startHistory(emptyPlan(newPlanId())))
  const [fromAddress, setFromAddress] = useState<PlanFromAddress>({})
  const [now, setNow] = useState<Date>()
  const [list, setList] = usePassengers(history.value.id)
  const { add, save, markSent, ...stored } = useStoredPlans(history.value.id)

  const show = (next: History<TripPlan>) => {
    setNow(new Date())
    setHistory(next)
  }
  const change = (next: History<TripPlan>) => {
    if (next === history) return
    show(next)
    save(next.value, list)
  }
  const changeList = (next: PassengerList) => {
    setList(next)
    save(history.value, next)
  }
  const open = (plan: TripPlan) => {
    show(startHistory(plan))
    save(plan, undefined)
  }

  useArrivals(readAddress, (known, last, from) => {
    setNow(new Date())
    add(known)
    setFromAddress(from)
    // What was entered meanwhile stays, unless a plan was opened by its address.
    if (from.plan) open(asOwn(from.plan, history.value))
    else if (last && isBlank(history.value) && !list?.passengers.length) open(last)
  })

  useOtherTabs(history.value.id, (plan) => show(record(history, plan, 'opened', 'other tab')))

  return {
    plan: history.value,
    ...stored,
    fromAddress,
    /** When the plan was changed last; undefined on the server. */
    now,
    /** The message key of the last edit, which undo reverts; undefined where there is none. */
    last: history.past.at(-1)?.description as EditMessageKey | undefined,
    edit: (edited: (before: TripPlan) => TripPlan, messageKey: EditMessageKey, step = '') =>
      change(record(history, unsent(history.value, edited(history.value)), messageKey, step)),
    undo: () => change(undo(history)),
    open,
    start: () => show(startHistory(emptyPlan(newPlanId()))),
    markSent: (plan: TripPlan, reference?: string): TripPlan => {
      const marked = markSent(plan, reference)
      setHistory((known) => (known.value === plan ? { ...known, value: marked } : known))
      return marked
    },
    /** Undefined until it has been read from storage. */
    passengers: list && { list, change: changeList },
  }
}

export type Passengers = NonNullable<ReturnType<typeof usePlans>['passengers']>
