import { type RefObject, useState } from 'react'
import { readTrip } from '@/lib/trip/form'
import type { TripSearch, TripType } from '@/lib/trip/trip'
import { useNeeded } from './use-needed'
import { useTripControls } from './use-trip-controls'
import { useTripTab } from './use-trip-tab'

/** A place half typed is none that a guide knows. */
const TYPING_PLACE = '[name=from]:focus, [name=destination]:focus'

/**
 * The state of a trip form: its tab and draft, what it still needs, and its filtered and limited values.
 * `typed` is the trip of its fields, once its places have been typed.
 * @param queryType the kind of trip in the query string.
 */
export function useTripForm(form: RefObject<HTMLFormElement | null>, queryType?: TripType) {
  const tab = useTripTab(form, queryType)
  const needs = useNeeded(form, tab.type)
  const [typed, setTyped] = useState<TripSearch>()
  const controls = useTripControls(form, () => {
    needs.follow()
    const { current } = form
    if (current && !current.querySelector(TYPING_PLACE)) setTyped(readTrip(current))
  })
  return { form, ...tab, ...needs, ...controls, typed }
}

export type TripForm = ReturnType<typeof useTripForm>
