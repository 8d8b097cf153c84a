import type { ReactNode } from 'react'

/** What an island receives, as JSON: elements among its props are places of static HTML, its slots. */
export type IslandData =
  string | number | boolean | null | undefined | IslandData[] | { [key: string]: IslandData }

type SlotPlace = { $slot: number }

const isSlotPlace = (value: object): value is SlotPlace => '$slot' in value

/** Elements, those that Next.js has not resolved yet, and lists of them. */
const isRendered = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(isRendered)
    : typeof value === 'object' && value !== null && '$$typeof' in value

const mapObject = (object: object, map: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]))

/**
 * Takes the elements out of an island's props.
 * @param slots receives them, in their order.
 * @throws where a function is among the props: it could not be called from the browser.
 */
export function takeSlots(value: unknown, slots: ReactNode[]): IslandData {
  if (typeof value === 'function') throw new Error('a function is passed to an island')
  if (isRendered(value)) return { $slot: slots.push(value as ReactNode) - 1 }
  if (Array.isArray(value)) return value.map((one) => takeSlots(one, slots))
  if (typeof value !== 'object' || value === null) return value as IslandData
  return mapObject(value, (one) => takeSlots(one, slots)) as IslandData
}

/** Puts elements where `takeSlots` found them. @param slotOf the element of a slot, by its index. */
export function fillSlots(value: IslandData, slotOf: (index: number) => ReactNode): unknown {
  if (Array.isArray(value)) return value.map((one) => fillSlots(one, slotOf))
  if (typeof value !== 'object' || value === null) return value
  if (isSlotPlace(value)) return slotOf(value.$slot)
  return mapObject(value, (one) => fillSlots(one as IslandData, slotOf))
}
