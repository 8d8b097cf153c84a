import { ChevronDown, TriangleAlert } from 'lucide'
import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { roadWarnings } from '@/lib/guides/describe-plan'
import type { DayCheck } from '@/lib/trip-plan/check'
import type { PlanDay } from '@/lib/trip-plan/plan'
import { type PlannerMessages, dayTotalText, usePlanEditor } from './plan-context'

/** The places of a day, and its kilometres and hours as far as they are known. */
function answerText({ stops }: PlanDay, check: DayCheck | undefined, messages: PlannerMessages): string {
  const places = stops.map(({ place }) => place.trim()).filter(Boolean)
  const way = places.filter((place, index) => place !== places[index - 1]).join(' → ')
  return [way || messages.tripPlan.noStops, check && dayTotalText(check, messages)]
    .filter(Boolean)
    .join(' · ')
}

/** Whether something about a day or one of its stops has to be read. */
const isWarned = (
  { avoid, staysNight, tooLong, endedAt, stops }: DayCheck,
  { dayPlanner }: PlannerMessages,
): boolean =>
  staysNight ||
  [...avoid, tooLong, endedAt].some(Boolean) ||
  stops.some(
    ({ isLate, isOutOfOrder, isWrongNumber, turnsBack, leg }) =>
      isLate ||
      isOutOfOrder ||
      isWrongNumber ||
      turnsBack ||
      (leg?.drive && roadWarnings(leg.drive, dayPlanner).length > 0),
  )

type DayFoldProps = {
  day: PlanDay
  check: DayCheck | undefined
  /** Of the heading. */
  id: string
  title: string
  children: React.ReactNode
}

/** A day of a long plan, collapsed to its answer. It begins open while one of its stops has no place. */
export function DayFold({ day, check, id, title, children }: DayFoldProps) {
  const { messages } = usePlanEditor()
  // Not while it is being filled in: from then on the visitor opens and closes it.
  const [beginsOpen] = useState(() => day.stops.some(({ place }) => place.trim() === ''))
  return (
    <details open={beginsOpen} className="group/day border-b border-line">
      <summary className="grid min-h-14 cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 py-2">
        <h3 id={id} className="text-h4">
          {title}
        </h3>
        {check && isWarned(check, messages) && (
          <span>
            <Icon of={TriangleAlert} className="size-4 text-danger" />
            <span className="sr-only">{messages.tripPlan.dayWarned}</span>
          </span>
        )}
        <Icon of={ChevronDown} className="turns col-start-3 size-5" />
        <span className="col-span-full text-sm text-muted group-open/day:hidden">
          {answerText(day, check, messages)}
        </span>
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  )
}
