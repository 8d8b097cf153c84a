'use client'

import { useEffect, useMemo, useRef, useState } from 'react'
import type { ContactWays } from '@/components/enquiry/contact-buttons'
import type { NumberTexts } from '@/components/form/number-field'
import { fill } from '@/lib/site/fill'
import { lengthInAddress, MAX_IN_ADDRESS, planText } from '@/lib/trip-plan/plain-text'
import { checkPlan } from '@/lib/trip-plan/check'
import type { PlanData } from '@/lib/trip-plan/data'
import type { TripPlan } from '@/lib/trip-plan/plan'
import { earliestPickup } from '@/lib/trip/pickup'
import { DayList } from './day-list'
import { EnquireForm } from './enquire-form'
import { Glance } from './glance'
import { GroupVehicles } from './group-vehicles'
import { PartyFields } from './party-fields'
import { PassengerPart } from './passenger-part'
import { PassengerSheet } from './passenger-sheet'
import { PlanBar } from './plan-bar'
import { PlanContext, type PlannerWords, type Said, textOptions } from './plan-context'
import { PlanStart } from './plan-start'
import { PrintSheets } from './print-sheets'
import { RoundsPart } from './rounds-part'
import { TakeAlong } from './take-along'
import { usePassengers } from './use-passengers'
import { usePlanData } from './use-plan-data'
import { type Arrived, usePlans } from './use-plans'

export type TripPlannerProps = {
  /** Where the roads and vehicles are fetched from. */
  dataAddress: string
  numbers: ContactWays
  number: NumberTexts
  words: PlannerWords
  /** What stands below the controls of the enquiry. */
  end: React.ReactNode
}

/** Takes the plan out of the page's address: a reload is not to bring it again. */
async function readArrived(): Promise<Arrived> {
  const { readAddress } = await import('@/lib/trip-plan/address')
  const read = readAddress(window.location.hash)
  if (!read.read) return read.because === 'none' ? {} : { isBroken: true }
  window.history.replaceState(window.history.state, '', window.location.pathname)
  return { plan: read.plan }
}

/** Elements that are to get the focus are drawn with the change that asks for it. */
function useFocusLater() {
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    if (!wanted.current) return
    document.getElementById(wanted.current)?.focus()
    wanted.current = undefined
  })
  return (id: string) => {
    wanted.current = id
  }
}

/** What is said to a screen reader. A message that is the same as the last is a new one all the same. */
function useAnnouncements() {
  const [said, setSaid] = useState('')
  const announce = (text: string) => setSaid((last) => (last === text ? `${text}\u00a0` : text))
  return { said, announce }
}

/** The plan as text: for the chat, within the length of an address, and in full. */
function planTexts(plan: TripPlan, data: PlanData | undefined, words: PlannerWords) {
  const options = textOptions(data, words)
  const chat = { ...options, max: MAX_IN_ADDRESS, lengthOf: lengthInAddress }
  return {
    message: [words.tripPlan.text.greeting, planText(plan, chat)].join('\n'),
    text: planText(plan, { ...options, max: Infinity }),
  }
}

/** Changes and undoes with their announcements. A move is announced by whoever makes it. */
function useEdits(plans: ReturnType<typeof usePlans>, announce: (text: string) => void, words: PlannerWords) {
  const { said: sayings, undone } = words.tripPlan
  const edit = (change: Parameters<typeof plans.edit>[0], done: Said, step?: string) => {
    plans.edit(change, done, step)
    if (!step && done !== 'stopMoved' && done !== 'dayMoved') announce(sayings[done])
  }
  const undo = () => {
    if (!plans.last) return
    announce(fill(undone, { change: fill(sayings[plans.last], { place: '', number: '', day: '' }) }))
    plans.undo()
  }
  return { edit, undo }
}

/** Plans a trip of many days, stop by stop, and sends it once. */
export function TripPlanner({ dataAddress, numbers, number, words, end }: TripPlannerProps) {
  const plans = usePlans(readArrived)
  const data = usePlanData(dataAddress)
  const focusLater = useFocusLater()
  const { said, announce } = useAnnouncements()
  const { edit, undo } = useEdits(plans, announce, words)

  const { plan, now } = plans
  const passengers = usePassengers(plan.id)
  const check = useMemo(() => checkPlan(plan, data?.roads ?? [], now ?? new Date(0)), [plan, data, now])
  const { message, text } = planTexts(plan, data, words)
  const minDay = now && earliestPickup(now).date
  return (
    <PlanContext value={{ plan, check, data, words, minDay, edit, announce, focusLater }}>
      <p role="status" className="sr-only print:hidden">
        {said}
      </p>
      <PlanBar plans={plans} onUndo={undo} />
      <div className="mt-8 grid items-start gap-x-14 gap-y-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] print:hidden">
        <div className="grid gap-12">
          <PlanStart />
          <DayList />
          <PartyFields />
          <GroupVehicles />
          <RoundsPart />
        </div>
        <div className="grid gap-10">
          <Glance />
          <EnquireForm
            numbers={numbers}
            number={number}
            message={message}
            end={end}
            onSent={() => plans.forget(plan.id)}
          />
          <TakeAlong numbers={numbers} message={message} text={text} />
        </div>
        <PassengerPart passengers={passengers} />
      </div>
      <PrintSheets>
        <PassengerSheet list={passengers.list} />
      </PrintSheets>
    </PlanContext>
  )
}
