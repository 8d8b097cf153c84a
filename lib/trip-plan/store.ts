import { keysIn, tryStorage } from '@/lib/browser/storage'
import { PLAN_PREFIX } from './stored-plans'
import { dropList } from './list-store'
import type { TripPlan } from './plan'
import { readPlan } from './schema'

/** The plans on this device, one per key of localStorage, until they are cleared. Nothing here throws. */

/** The plan that was open last. */
const OPEN_KEY = 'trip-plan-open'
/** The most plans on one device; further ones are ignored. */
export const MAX_PLANS = 20
/** More characters than the largest plan has. */
const MAX_LENGTH = 1_000_000

/** Parses a stored plan, which is not trusted; undefined for an invalid one. */
export function parsePlan(text: string | null): TripPlan | undefined {
  if (!text || text.length > MAX_LENGTH) return undefined
  try {
    return readPlan(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Every valid plan on this device, sorted by name; plans without a name come last. */
export function listPlans(): TripPlan[] {
  const plans = tryStorage('localStorage', (storage) =>
    keysIn('localStorage', PLAN_PREFIX)
      .slice(0, MAX_PLANS)
      .flatMap((key) => {
        const plan = parsePlan(storage.getItem(key))
        // A plan whose id does not match its key is ignored.
        return plan && key === PLAN_PREFIX + plan.id ? plan : []
      }),
  )
  return (plans ?? []).sort(
    (a, b) => Number(a.name === '') - Number(b.name === '') || a.name.localeCompare(b.name),
  )
}

/** The plan that was open last, if it still exists, or else the first. */
export function openPlan(): TripPlan | undefined {
  const id = tryStorage('localStorage', (storage) => storage.getItem(OPEN_KEY))
  const plans = listPlans()
  return plans.find((plan) => plan.id === id) ?? plans[0]
}

/**
 * Stores a plan and records it as open. @returns false where storage is full or blocked, or there are too many plans.
 */
export function storePlan(plan: TripPlan): boolean {
  return (
    tryStorage('localStorage', (storage) => {
      const key = PLAN_PREFIX + plan.id
      const keys = keysIn('localStorage', PLAN_PREFIX)
      if (!keys.includes(key) && keys.length >= MAX_PLANS) return false
      storage.setItem(key, JSON.stringify(plan))
      storage.setItem(OPEN_KEY, plan.id)
      return true
    }) ?? false
  )
}

/** Deletes a plan with its passenger list. */
export function dropPlan(id: string): void {
  tryStorage('localStorage', (storage) => storage.removeItem(PLAN_PREFIX + id))
  dropList(id)
}

/** Stores a plan in another one's place, unless that was stored with changes since. */
export function replaceUnchanged(before: TripPlan, after: TripPlan): void {
  tryStorage('localStorage', (storage) => {
    const key = PLAN_PREFIX + before.id
    if (storage.getItem(key) === JSON.stringify(before)) storage.setItem(key, JSON.stringify(after))
  })
}
