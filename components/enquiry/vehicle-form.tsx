'use client'

import { useRef } from 'react'
import { DateField, LAST_DAY } from '@/components/form/date-field'
import type { NumberTexts } from '@/components/form/number-field'
import { SubmitButton } from '@/components/form/submit-button'
import { TabList, Tabs } from '@/components/ui/tabs'
import type { Messages } from '@/lib/content/schema/messages'
import { tripMessage } from '@/lib/enquiry/message'
import { interpolate } from '@/lib/format/interpolate'
import { readTrip } from '@/lib/trip/form'
import { clearOtherTab, tripTypes, VEHICLE_CONTROL } from '@/lib/trip/trip'
import { ContactButtons, type ContactButtonsProps, type ContactWays } from './contact-buttons'
import { MovedNote } from './moved-note'
import { carryTyped } from './carry-typed'
import { SendStatus } from './send-status'
import { TripPerson } from './trip-person'
import { TripPlaces } from './trip-places'
import { type TripForm, useTripForm } from './use-trip-form'
import { useVehicleSubmit } from './use-vehicle-submit'
import { island } from '@/late-start/island'

type VehicleFormProps = {
  vehicle: string
  numbers: ContactWays
  labels: ContactButtonsProps['labels']
  number: NumberTexts
  messages: Pick<Messages, 'trip' | 'enquiry' | 'message'>
  /** Content above the contact buttons. */
  children: React.ReactNode
  /** Content below them. */
  end: React.ReactNode
}

type TripFieldsProps = Pick<VehicleFormProps, 'number'> &
  Pick<TripForm, 'moved'> & { messages: Messages['trip'] }

const TripFields = ({ messages, number, moved }: TripFieldsProps) => (
  <>
    <TabList label={messages.kind} tabs={tripTypes.map((value) => ({ value, label: messages[value] }))} />
    <TripPlaces messages={messages} />
    <DateField
      name="dateTime"
      type="datetime-local"
      max={`${LAST_DAY}T23:59`}
      label={messages.dateTime}
      note={messages.clock}
      choose={messages.choose}
    />
    <MovedNote moved={moved} message={messages.moved} />
    <div className="grid grid-cols-2 gap-3">
      <TripPerson messages={messages} number={number} helpClassName="col-span-full" />
    </div>
  </>
)

/** Sends the enquiry about one vehicle. Its states are those of S6.8, its texts those of S8.4 and S8.5. */
function VehicleFormPart({ vehicle, numbers, labels, number, messages, children, end }: VehicleFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const fields = useTripForm(form)
  const { type, choose, needed, moved, handlers } = fields
  const { state, prepare, onSubmit } = useVehicleSubmit({
    ...fields,
    vehicle,
    sent: messages.enquiry.sent,
  })
  const carries = carryTyped((element) =>
    tripMessage(messages.message, vehicle, clearOtherTab(readTrip(element), type), state.reference),
  )
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
      {...carries}
      className="grid gap-3"
    >
      <input type="hidden" name={VEHICLE_CONTROL} value={vehicle} />
      <Tabs id="trip" value={type} onValueChange={choose} className="grid gap-3">
        <TripFields messages={messages.trip} number={number} moved={moved} />
      </Tabs>
      <SubmitButton
        label={messages.enquiry.send}
        busyLabel={messages.enquiry.sending}
        busy={state.status === 'submitting'}
        className="noscript:hidden"
      />
      <SendStatus
        state={state}
        texts={messages.enquiry}
        messages={messages.enquiry}
        numbers={numbers}
        needed={needed && interpolate(messages.trip.needed[needed], { button: messages.enquiry.send })}
      />
      {children}
      <ContactButtons numbers={numbers} message={tripMessage(messages.message, vehicle)} labels={labels} />
      {end}
    </form>
  )
}

export const VehicleForm = island('vehicle-form', VehicleFormPart)
