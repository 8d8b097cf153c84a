'use client'

import { useId, useRef } from 'react'
import { LinkedText } from '@/components/company/linked-text'
import type { BookingMessages } from '@/lib/content/schema/pages'
import { BOOKING_PLANNER_ID } from '@/lib/routes/routes'
import { PaymentRoad } from './payment-road'
import { PlannerForm } from './planner-form'
import { RefundTable } from './refund-table'
import { useBooking } from './use-booking'
import { island } from '@/late-start/island'

export type BookingPlannerProps = {
  messages: BookingMessages
  /** Links to the sections of the terms that the notes name. */
  links: Record<string, { text: string; href: string }>
}

/** When each part of a booking is due, and what a cancellation refunds. Without a date it shows the general rules. */
function BookingPlannerPart({ messages, links }: BookingPlannerProps) {
  const form = useRef<HTMLFormElement>(null)
  const headingId = useId()
  const booking = useBooking(form)
  const { trip, daysLeft = Infinity, amount } = booking ?? {}
  return (
    <section
      id={BOOKING_PLANNER_ID}
      aria-labelledby={headingId}
      className="shadow-soft print:shadow-none rounded-lg border border-line bg-raised p-5 sm:p-7 print:break-inside-avoid"
    >
      <h2 id={headingId} className="text-h3">
        {messages.heading}
      </h2>
      <PlannerForm formRef={form} booking={booking} messages={messages} />
      <h3 className="mt-6 text-h4">{messages.payments}</h3>
      <PaymentRoad trip={trip} daysLeft={daysLeft} amount={amount} messages={messages} />
      <RefundTable trip={trip} daysLeft={daysLeft} amount={amount} messages={messages.refunds} />
      {messages.notes.map((note) => (
        <p key={note} className="mt-3 text-xs text-muted">
          <LinkedText text={note} links={links} />
        </p>
      ))}
    </section>
  )
}

export const BookingPlanner = island('booking-planner', BookingPlannerPart, { start: 'use' })
