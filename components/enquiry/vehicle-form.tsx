'use client'

import { useRef, useState } from 'react'
import { DateField } from '@/components/form/date-field'
import type { NumberTexts } from '@/components/form/number-field'
import { SubmitButton } from '@/components/form/submit-button'
import { TabList, Tabs } from '@/components/ui/tabs'
import type { Words } from '@/lib/content/words'
import { tripMessage } from '@/lib/enquiry/message'
import { isTrapped } from '@/lib/enquiry/trap'
import { useSend } from '@/lib/enquiry/use-send'
import { fill } from '@/lib/site/fill'
import { readTrip, tripControl } from '@/lib/trip/form'
import { emptySearch, keepOwn, type TripSearch, tripTypes } from '@/lib/trip/trip'
import { ContactButtons, type ContactNumbers } from './contact-buttons'
import { needsOtherWay, SendSaid, sayState } from './send-said'
import { TripPerson } from './trip-person'
import { TripPlaces } from './trip-places'
import { useNeeded } from './use-needed'
import { useTripControls } from './use-trip-controls'
import { useTripTab } from './use-trip-tab'

type VehicleFormProps = {
  vehicle: string
  numbers: ContactNumbers
  labels: { chat: string; phone: string }
  number: NumberTexts
  words: Pick<Words, 'trip' | 'enquiry' | 'message'>
  /** What stands above the ways to a person. */
  children: React.ReactNode
  /** What stands below them. */
  end: React.ReactNode
}

const loadChecks = () => Promise.all([import('@/lib/trip/schema'), import('@/lib/enquiry/templates')])

/** Sends the enquiry about one vehicle. Its states are those of S6.8, its texts those of S8.4 and S8.5. */
export function VehicleForm({ vehicle, numbers, labels, number, words, children, end }: VehicleFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [unsent, setUnsent] = useState<TripSearch>(emptySearch)
  const { state, send, prepare, fail } = useSend('trip')
  const { type, choose } = useTripTab(form)
  const { needed, point, forget, follow } = useNeeded(form, type)
  const { refresh, handlers } = useTripControls(form, follow)

  const onSubmit = async (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    refresh()
    const raw = readTrip(element)
    const checks = await loadChecks().catch(() => undefined)
    if (!checks || isTrapped(element)) {
      setUnsent(raw)
      return void fail()
    }
    const [{ checkTrip }, { tripParams }] = checks
    const check = checkTrip(raw, type, new Date())
    if (!check.ok) return point(tripControl(element, check.control))
    forget()
    setUnsent(check.trip)
    const became = await send((reference) =>
      tripParams(check.trip, type, vehicle, window.location, reference),
    )
    if (became?.status !== 'sent') return
    element.reset()
    window.alert(sayState(became, words.enquiry, words.enquiry))
  }
  const told = needsOtherWay(state) ? unsent : emptySearch

  return (
    <form
      ref={form}
      method="dialog"
      data-draft="vehicle"
      data-tab={type}
      noValidate
      aria-label={vehicle}
      onSubmit={onSubmit}
      {...handlers}
      onFocusCapture={() => {
        prepare()
        void loadChecks().catch(() => undefined)
      }}
      className="grid gap-3"
    >
      <Tabs value={type} onValueChange={choose} className="grid gap-3">
        <TabList
          label={words.trip.kind}
          tabs={tripTypes.map((value) => ({ value, label: words.trip[value] }))}
        />
        <TripPlaces words={words.trip} />
        <DateField
          name="dateTime"
          type="datetime-local"
          label={words.trip.dateTime}
          note={words.trip.clock}
          choose={words.trip.choose}
        />
        <div className="grid grid-cols-2 gap-3">
          <TripPerson words={words.trip} number={number} helpClassName="col-span-full" />
        </div>
      </Tabs>
      <SubmitButton
        label={words.enquiry.send}
        busyLabel={words.enquiry.sending}
        busy={state.status === 'submitting'}
        className="noscript:hidden min-h-12"
      />
      <SendSaid
        state={state}
        texts={words.enquiry}
        words={words.enquiry}
        needed={needed && fill(words.trip.needed[needed], { button: words.enquiry.send })}
        showsReference
      />
      {children}
      <ContactButtons
        numbers={numbers}
        message={tripMessage(words.message, vehicle, keepOwn(told, type), state.reference)}
        labels={labels}
      />
      {end}
    </form>
  )
}
