import '@/lib/browser/zod-jitless'
import * as z from 'zod/mini'
import { tryStorage } from '@/lib/browser/storage'
import { MAX_PASSENGERS } from './passenger-list'
import { limits, type PassengerList } from './plan'

/**
 * The passenger list of a plan on this device. It is stored under a separate key, so that it is never sent or shared
 * with the plan. Nothing here throws.
 */

/** The number is the version of the format. */
const LIST_PREFIX = 'trip-plan-list:1:'

const line = (max: number) => z.string().check(z.maxLength(max))

const listSchema = z.object({
  slug: line(60),
  passengers: z
    .array(z.object({ name: line(limits.person), age: line(3), seat: line(4) }))
    .check(z.maxLength(MAX_PASSENGERS)),
})

/** Reads the list of a plan from storage, which is not trusted; undefined where there is no valid one. */
export function readList(planId: string): PassengerList | undefined {
  return tryStorage('localStorage', (storage) => {
    const { success, data } = listSchema.safeParse(
      JSON.parse(storage.getItem(LIST_PREFIX + planId) ?? 'null'),
    )
    if (!success) return undefined
    return {
      ...data,
      passengers: data.passengers.map((passenger, index) => ({ id: index + 1, ...passenger })),
    }
  })
}

/** Stores the list of a plan; an empty one is deleted. */
export const keepList = (planId: string, list: PassengerList): void =>
  tryStorage('localStorage', (storage) =>
    list.passengers.length === 0
      ? storage.removeItem(LIST_PREFIX + planId)
      : storage.setItem(LIST_PREFIX + planId, JSON.stringify(list)),
  )

/** Deletes the list of a plan. */
export const dropList = (planId: string): void => keepList(planId, { slug: '', passengers: [] })
