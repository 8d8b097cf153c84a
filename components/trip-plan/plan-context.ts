import { createContext, useContext } from 'react'
import type { Words } from '@/lib/content/words'
import type { PlanCheck } from '@/lib/trip-plan/check'
import type { PlanData } from '@/lib/trip-plan/data'
import type { TextOptions } from '@/lib/trip-plan/plain-text'
import type { TripPlan } from '@/lib/trip-plan/plan'

export type PlanWords = Words['tripPlan']
export type PlannerWords = Pick<Words, 'tripPlan' | 'trip' | 'dayPlanner' | 'enquiry' | 'common' | 'finder'>

/** The key of what was done, as it is announced and undone. */
export type Said = keyof PlanWords['said']

export type PlanEditor = {
  plan: TripPlan
  check: PlanCheck
  /** Undefined until it has been fetched: then distances are not known yet. */
  data: PlanData | undefined
  words: PlannerWords
  /** The earliest day of a pickup, once the page runs. */
  minDay: string | undefined
  /**
   * Changes the plan; a change is announced, and can be undone.
   * @param step names what is typed into, so that a word is one step.
   */
  edit: (change: (plan: TripPlan) => TripPlan, said: Said, step?: string) => void
  /** Says something to a screen reader. */
  announce: (text: string) => void
  /** Gives the focus to an element, by its id, once it is drawn. */
  focusLater: (id: string) => void
}

export const PlanContext = createContext<PlanEditor | undefined>(undefined)

/** @throws outside of the planner. */
export function usePlanEditor(): PlanEditor {
  const editor = useContext(PlanContext)
  if (!editor) throw new Error('A part of the planner stands outside of it')
  return editor
}

/** The names of the vehicles by their slugs, as far as they have been fetched. */
export const namesOf = (data: PlanData | undefined): Record<string, string> =>
  Object.fromEntries((data?.rows ?? []).map(({ slug, name }) => [slug, name]))

/** How a plan is told as text. */
export function textOptions(
  data: PlanData | undefined,
  { tripPlan, trip }: PlannerWords,
): Omit<TextOptions, 'max'> {
  const names = namesOf(data)
  return {
    labels: { ...tripPlan.text, kinds: { local: trip.local, outstation: trip.outstation } },
    nameOf: (slug) => names[slug] ?? slug,
  }
}
