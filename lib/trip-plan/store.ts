import { tryStorage } from '@/lib/site/storage'
import { PLAN_PREFIX } from './kept'
import { dropList } from './list-store'
import type { TripPlan } from './plan'
import { readPlan } from './schema'

/** The plans on this device: one a key of the browser's storage, until it is sent or cleared. Nothing here throws. */

/** The plan that was open last. */
const OPEN_KEY = 'trip-plan-open'
/** What lies beyond was not put in here. */
export const MAX_PLANS = 20
/** More characters than the largest plan has. */
const MAX_LENGTH = 1_000_000

function parse(text: string | null): TripPlan | undefined {
  if (!text || text.length > MAX_LENGTH) return undefined
  try {
    return readPlan(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Every plan of this device that can be read, by name, and the nameless last. */
export function listPlans(): TripPlan[] {
  const plans = tryStorage('localStorage', (storage) =>
    Object.keys(storage)
      .filter((key) => key.startsWith(PLAN_PREFIX))
      .slice(0, MAX_PLANS)
      .flatMap((key) => {
        const plan = parse(storage.getItem(key))
        // Whoever wrote it under another name meant another plan.
        return plan && key === PLAN_PREFIX + plan.id ? plan : []
      }),
  )
  return (plans ?? []).sort(
    (a, b) => Number(a.name === '') - Number(b.name === '') || a.name.localeCompare(b.name),
  )
}

/** The plan that was open last, if it is still there. */
export function openPlan(): TripPlan | undefined {
  const id = tryStorage('localStorage', (storage) => storage.getItem(OPEN_KEY))
  const plans = listPlans()
  return plans.find((plan) => plan.id === id) ?? plans[0]
}

/** Keeps a plan and notes it as open. @returns false where storage is full or forbidden, or holds too many. */
export function keepPlan(plan: TripPlan): boolean {
  return (
    tryStorage('localStorage', (storage) => {
      const key = PLAN_PREFIX + plan.id
      const keys = Object.keys(storage).filter((each) => each.startsWith(PLAN_PREFIX))
      if (!keys.includes(key) && keys.length >= MAX_PLANS) return false
      storage.setItem(key, JSON.stringify(plan))
      storage.setItem(OPEN_KEY, plan.id)
      return true
    }) ?? false
  )
}

/** Forgets a plan, and the passenger list that belongs to it. */
export function dropPlan(id: string): void {
  tryStorage('localStorage', (storage) => storage.removeItem(PLAN_PREFIX + id))
  dropList(id)
}
