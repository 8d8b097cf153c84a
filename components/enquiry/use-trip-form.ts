import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { prefill, readTrip } from '@/lib/trip/form'
import { type TripSearch, tripTypeOf } from '@/lib/trip/trip'
import { useNeeded } from './use-needed'
import { useTripControls } from './use-trip-controls'
import { useTripTab } from './use-trip-tab'

/** A place half typed is none that a guide knows. */
const TYPING_PLACE = '[name=from]:focus, [name=destination]:focus'

/**
 * The state of a trip form: its tab and draft, what it still needs, and its filtered and limited values.
 * `typed` is the trip of its fields, once its places have been typed.
 * @param arrived the trip that fills its empty controls, null until it is known.
 */
export function useTripForm(form: RefObject<HTMLFormElement | null>, arrived?: TripSearch | null) {
  const tab = useTripTab(form, arrived ? tripTypeOf(arrived) : undefined)
  const needs = useNeeded(form, tab.type)
  const [typed, setTyped] = useState<TripSearch>()
  const controls = useTripControls(form, () => {
    needs.follow()
    const { current } = form
    if (current && !current.querySelector(TYPING_PLACE)) setTyped(readTrip(current))
  })
  const fill = useEffectEvent((trip: TripSearch) => {
    if (form.current) prefill(form.current, trip)
    controls.refresh()
  })
  useEffect(() => {
    if (arrived) fill(arrived)
  }, [arrived])
  return { form, ...tab, ...needs, ...controls, typed }
}

export type TripForm = ReturnType<typeof useTripForm>
