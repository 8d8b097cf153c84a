'use client'

import { useRef } from 'react'
import { DateField, LAST_DAY } from '@/components/form/date-field'
import type { NumberTexts } from '@/components/form/number-field'
import { SubmitButton } from '@/components/form/submit-button'
import { TabList, Tabs } from '@/components/ui/tabs'
import type { Messages } from '@/lib/content/schema/messages'
import { tripMessage } from '@/lib/enquiry/message'
import { interpolate } from '@/lib/format/interpolate'
import { VEHICLE_ENQUIRY_ID } from '@/lib/routes/routes'
import { readTrip } from '@/lib/trip/form'
import { clearOtherTab, tripTypes, VEHICLE_CONTROL } from '@/lib/trip/trip'
import { ContactButtons, type ContactButtonsProps, type ContactWays } from './contact-buttons'
import { MovedNote } from './moved-note'
import { carryTyped } from './carry-typed'
import { SendStatus } from './send-status'
import { SentFold } from './sent-fold'
import { TypedAnswer } from './trip-answer'
import { TripPerson } from './trip-person'
import { TripPlaces } from './trip-places'
import { useKeptTrip } from './use-query-trip'
import type { SendState } from './use-send'
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

type TripFieldsProps = Pick<VehicleFormProps, 'number' | 'messages'> &
  Pick<TripForm, 'type' | 'choose' | 'moved'> &
  Pick<SendState, 'status'>

const TripFields = ({ type, choose, moved, status, number, messages }: TripFieldsProps) => {
  const { trip, enquiry } = messages
  return (
    <SentFold formId={VEHICLE_ENQUIRY_ID} isSent={status === 'sent'} label={trip.another}>
      <Tabs id="trip" value={type} onValueChange={choose} className="grid gap-3">
        <TabList label={trip.kind} tabs={tripTypes.map((value) => ({ value, label: trip[value] }))} />
        <TripPlaces messages={trip} />
        <DateField
          name="dateTime"
          type="datetime-local"
          max={`${LAST_DAY}T23:59`}
          label={trip.dateTime}
          note={trip.clock}
          choose={trip.choose}
        />
        <MovedNote moved={moved} message={trip.moved} />
        <div className="grid grid-cols-2 gap-3">
          <TripPerson messages={trip} number={number} helpClassName="col-span-full" />
        </div>
        <SubmitButton
          label={enquiry.send}
          busyLabel={enquiry.sending}
          busy={status === 'submitting'}
          className="noscript:hidden"
        />
      </Tabs>
    </SentFold>
  )
}

/** Sends the enquiry about one vehicle. Its states are those of S6.8, its texts those of S8.4 and S8.5. */
function VehicleFormPart({ vehicle, numbers, labels, number, messages, children, end }: VehicleFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const trip = useTripForm(form, useKeptTrip())
  const { type, needed, handlers, typed } = trip
  const { state, prepare, onSubmit } = useVehicleSubmit({
    ...trip,
    vehicle,
    sent: messages.enquiry.sent,
  })
  const carries = carryTyped((element) =>
    tripMessage(messages.message, vehicle, clearOtherTab(readTrip(element), type), state.reference),
  )
  const fields = <TripFields key="fields" {...trip} {...state} number={number} messages={messages} />
  const status = (
    <SendStatus
      key="status"
      state={state}
      texts={messages.enquiry}
      messages={messages.enquiry}
      numbers={numbers}
      needed={needed && interpolate(messages.trip.needed[needed], { button: messages.enquiry.send })}
    />
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
      {/* With keys: the status is moved and not made anew, which would not be announced. */}
      {state.status === 'sent' ? [status, fields] : [fields, status]}
      <TypedAnswer trip={type === 'outstation' ? typed : undefined} vehicle={vehicle} />
      {children}
      <ContactButtons numbers={numbers} message={tripMessage(messages.message, vehicle)} labels={labels} />
      {end}
    </form>
  )
}

export const VehicleForm = island('vehicle-form', VehicleFormPart)
