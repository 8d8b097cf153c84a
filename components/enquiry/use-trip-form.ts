import type { RefObject } from 'react'
import type { TripType } from '@/lib/trip/trip'
import { useNeeded } from './use-needed'
import { useTripControls } from './use-trip-controls'
import { useTripTab } from './use-trip-tab'

/**
 * The state of a trip form: its tab and draft, what it still needs, and its filtered and limited values.
 * @param queryType the kind of trip in the query string.
 */
export function useTripForm(form: RefObject<HTMLFormElement | null>, queryType?: TripType) {
  const tab = useTripTab(form, queryType)
  const needs = useNeeded(form, tab.type)
  const controls = useTripControls(form, needs.follow)
  return { form, ...tab, ...needs, ...controls }
}

export type TripForm = ReturnType<typeof useTripForm>
