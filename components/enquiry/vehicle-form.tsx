'use client'

import { useRef } from 'react'
import { DateField } from '@/components/form/date-field'
import type { NumberTexts } from '@/components/form/number-field'
import { SubmitButton } from '@/components/form/submit-button'
import { TabList, Tabs } from '@/components/ui/tabs'
import type { Words } from '@/lib/content/words'
import { tripMessage } from '@/lib/enquiry/message'
import { fill } from '@/lib/site/fill'
import { tripTypes } from '@/lib/trip/trip'
import { ContactButtons, type ContactNumbers } from './contact-buttons'
import { SendSaid } from './send-said'
import { TripPerson } from './trip-person'
import { TripPlaces } from './trip-places'
import { useNeeded } from './use-needed'
import { useTripControls } from './use-trip-controls'
import { useTripTab } from './use-trip-tab'
import { useVehicleSubmit } from './use-vehicle-submit'

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

type TripFieldsProps = Pick<VehicleFormProps, 'number'> & { words: Words['trip'] }

const TripFields = ({ words, number }: TripFieldsProps) => (
  <>
    <TabList label={words.kind} tabs={tripTypes.map((value) => ({ value, label: words[value] }))} />
    <TripPlaces words={words} />
    <DateField
      name="dateTime"
      type="datetime-local"
      label={words.dateTime}
      note={words.clock}
      choose={words.choose}
    />
    <div className="grid grid-cols-2 gap-3">
      <TripPerson words={words} number={number} helpClassName="col-span-full" />
    </div>
  </>
)

/** Sends the enquiry about one vehicle. Its states are those of S6.8, its texts those of S8.4 and S8.5. */
export function VehicleForm({ vehicle, numbers, labels, number, words, children, end }: VehicleFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { type, choose } = useTripTab(form)
  const { needed, follow, point, forget } = useNeeded(form, type)
  const { refresh, handlers } = useTripControls(form, follow)
  const marks = { point, forget, refresh, words: words.enquiry }
  const { state, told, prepare, onSubmit } = useVehicleSubmit({ vehicle, type, ...marks })
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
      onFocusCapture={prepare}
      className="grid gap-3"
    >
      <Tabs value={type} onValueChange={choose} className="grid gap-3">
        <TripFields words={words.trip} number={number} />
      </Tabs>
      <SubmitButton
        label={words.enquiry.send}
        busyLabel={words.enquiry.sending}
        busy={state.status === 'submitting'}
        className="noscript:hidden"
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
        message={tripMessage(words.message, vehicle, told, state.reference)}
        labels={labels}
      />
      {end}
    </form>
  )
}
