'use client'

import { useEffect, useMemo, useRef, useState } from 'react'
import { fetchTripData, useTripData } from '@/components/enquiry/use-trip-data'
import type { ContactWays } from '@/components/enquiry/contact-buttons'
import type { NumberTexts } from '@/components/form/number-field'
import { interpolate } from '@/lib/format/interpolate'
import { lengthInAddress, MAX_BRIEF, MAX_IN_ADDRESS, planText } from '@/lib/trip-plan/plain-text'
import { checkPlan } from '@/lib/trip-plan/check'
import type { TripData } from '@/lib/trip/data'
import { OPEN, type TripPlan } from '@/lib/trip-plan/plan'
import { PLAN_PREFIX } from '@/lib/trip-plan/stored-plans'
import { href, tripDataPath } from '@/lib/routes/routes'
import { focusUnfolded } from '@/lib/form/controls'
import { earliestPickup } from '@/lib/trip/pickup'
import { DayList } from './day-list'
import { EnquireForm } from './enquire-form'
import { PlanSummary } from './plan-summary'
import { GroupVehicles } from './group-vehicles'
import { PartyFields } from './party-fields'
import { PassengerSheet } from './passenger-sheet'
import { RefusedNotice } from './notice'
import { PlanBar, UndoButton } from './plan-bar'
import {
  PlanContext,
  type PlanEditor,
  type PlannerMessages,
  type EditMessageKey,
  type Refused,
  textOptions,
} from './plan-context'
import { PlanMore } from './plan-more'
import { PlanStart, START_ID } from './plan-start'
import { PlanStep } from './plan-step'
import { PrintSheets } from './print-sheets'
import { type PlanFromAddress, usePlans } from './use-plans'
import { useVehicleSets } from './use-vehicle-sets'
import { island } from '@/late-start/island'

export type TripPlannerProps = {
  /** The address from which roads and vehicles are fetched. */
  dataAddress: string
  numbers: ContactWays
  number: NumberTexts
  messages: PlannerMessages
  /** Of the company, at the head of printed sheets: its name, then how to reach it. */
  sheetHead: string[]
  /** The links that open an example and the tours. */
  readyPlans: React.ReactNode
  /** Content below the controls of the enquiry. */
  end: React.ReactNode
}

/** Reads the plan or the trip in the page's address and removes it from the address, so that a reload does not open it again. */
async function readPageAddress(): Promise<PlanFromAddress> {
  const { hash, pathname } = window.location
  if (hash.length < 2) return {}
  const [{ readAddress }, { planOfTrip }] = await Promise.all([
    import('@/lib/trip-plan/address'),
    import('@/lib/trip-plan/from-trip'),
  ])
  const asked = new URLSearchParams(hash.slice(1))
  const needsData = asked.has('vehicle') || asked.has(OPEN)
  const data = needsData && (await fetchTripData(href(tripDataPath)).catch(() => undefined))
  const ready = data && data.plans.find(({ key }) => key === asked.get(OPEN))
  if (asked.has(OPEN) && !ready) return { isBroken: true }
  const read = readAddress(ready ? ready.fragment : hash)
  if (!read.read && read.because !== 'none') return { isBroken: true }
  const fleet = data ? data.rows.map(({ slug }) => slug) : []
  const plan = read.read ? read.plan : planOfTrip(hash.slice(1), fleet)
  if (plan) window.history.replaceState(window.history.state, '', pathname)
  return { plan }
}

/** Focuses an element after the next render, since it may be rendered only by the current change. */
function useFocusLater() {
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    if (!wanted.current) return
    focusUnfolded(document.getElementById(wanted.current))
    wanted.current = undefined
  })
  return (id: string) => {
    wanted.current = id
  }
}

/** The text of a live region. A repeated message gets a no-break space, so that it is announced again. */
function useAnnouncements() {
  const [announcement, setAnnouncement] = useState('')
  const announce = (text: string) => setAnnouncement((last) => (last === text ? `${text}\u00a0` : text))
  return { announcement, announce }
}

/** The plan as text: for the chat, within the length of an address, and in full. */
function planTexts(plan: TripPlan, options: ReturnType<typeof textOptions>, messages: PlannerMessages) {
  const chat = { ...options, max: MAX_IN_ADDRESS, lengthOf: lengthInAddress }
  return {
    message: [messages.tripPlan.text.greeting, planText(plan, chat)].join('\n'),
    text: planText(plan, { ...options, max: Infinity }),
  }
}

/** Edit and undo with their announcements. Moves are announced by their callers. */
function useEdits(plans: ReturnType<typeof usePlans>, messages: PlannerMessages) {
  const { announcement, announce } = useAnnouncements()
  const { announcements, undoTexts, undone, full } = messages.tripPlan
  const edit = (change: Parameters<typeof plans.edit>[0], done: EditMessageKey, step?: string) => {
    const next = change(plans.plan)
    plans.edit(() => next, done, step)
    if (step || done === 'stopMoved' || done === 'dayMoved') return
    announce(next === plans.plan ? full : announcements[done])
  }
  const undo = () => {
    if (!plans.last) return
    announce(interpolate(undone, { change: { ...announcements, ...undoTexts }[plans.last] }))
    plans.undo()
  }
  return { edit, undo, announcement, announce }
}

/** What is known until the data has been fetched. */
const nothing = { roads: [], places: [] }

/** The vehicles for a plan, and the checks of its drives with them. */
function usePlanAnswer(plan: TripPlan, data: TripData | undefined, now: Date | undefined) {
  const [wanted, setWanted] = useState<PlanEditor['wanted']>({ choice: 'fewestDrivers' })
  const group = useVehicleSets(plan, data, wanted)
  const { vehicles } = group
  const check = useMemo(
    () => checkPlan(plan, data ?? nothing, now ?? new Date(0), vehicles),
    [plan, data, now, vehicles],
  )
  return { wanted, setWanted, group, check }
}

/** Why the plan was not sent, until it is changed. */
function useRefused(plan: TripPlan): Pick<PlanEditor, 'refused' | 'refuse'> {
  const [last, refuse] = useState<Refused>()
  return { refused: last?.plan === plan ? last : undefined, refuse }
}

/** The planner for trips of several days, which sends the plan as one enquiry. */
function TripPlannerPart(props: TripPlannerProps) {
  const { dataAddress, numbers, number, messages, sheetHead, readyPlans, end } = props
  const plans = usePlans(readPageAddress)
  const data = useTripData(dataAddress)
  const focusLater = useFocusLater()
  const { edit, undo, announcement, announce } = useEdits(plans, messages)
  const { plan, now, passengers } = plans
  const answer = { ...usePlanAnswer(plan, data, now), ...useRefused(plan) }
  const { message, text } = planTexts(plan, textOptions({ plan, data, ...answer }, messages), messages)
  const minDay = now && earliestPickup(now).date
  return (
    <PlanContext value={{ plan, ...answer, data, messages, minDay, edit, announce, focusLater }}>
      <p role="status" className="sr-only print:hidden">
        {announcement}
      </p>
      <PlanBar plans={plans} readyPlans={readyPlans} />
      <div className="mt-6 grid gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-14 print:hidden">
        <PlanStep
          id="plan-where"
          number={1}
          heading={messages.tripPlan.where}
          tool={<UndoButton isIdle={!plans.last} onUndo={undo} />}
        >
          <PlanStart />
          {/* Of a day that has passed it says so by itself. */}
          {!answer.check.tooEarly && <RefusedNotice controlId={START_ID} />}
          {/* Days of another plan begin folded. */}
          <DayList key={plan.id} />
        </PlanStep>
        <PartyFields />
        <div className="lg:col-start-2 lg:row-span-4 lg:row-start-1">
          <PlanSummary />
        </div>
        <GroupVehicles />
        <EnquireForm
          numbers={numbers}
          number={number}
          message={message}
          isLong={text.length > MAX_BRIEF}
          end={end}
          onSent={plans.markSent}
        />
      </div>
      <PlanMore plans={plans} numbers={numbers} message={message} text={text} />
      <PrintSheets head={sheetHead}>{passengers && <PassengerSheet list={passengers.list} />}</PrintSheets>
    </PlanContext>
  )
}

export const TripPlanner = island('trip-planner', TripPlannerPart, {
  start: 'use',
  restores: ['#', PLAN_PREFIX],
})
