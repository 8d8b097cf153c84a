import { type RefObject, useId } from 'react'
import { Field } from '@/components/form/field'
import { classNames } from '@/components/ui/class-names'
import { MAX_AMOUNT_LENGTH } from '@/lib/booking/amount'
import type { Booking } from '@/lib/booking/read'
import type { BookingMessages } from '@/lib/content/schema/pages'
import { type Answer, describeBooking } from './describe-booking'

type PlannerFormProps = {
  formRef: RefObject<HTMLFormElement | null>
  booking: Booking | undefined
  messages: BookingMessages
}

/** In the usual case the payments below show the same, so the sentence is for screen readers only. */
const toneClass = { usual: 'sr-only', near: 'mt-4', wrong: 'mt-4 text-danger' } satisfies Record<
  Answer['tone'],
  string
>

/** The controls for day and amount, and the answer as a sentence. Hidden without scripts. */
export function PlannerForm({ formRef, booking, messages }: PlannerFormProps) {
  const answerId = useId()
  const answer = describeBooking(booking, messages)
  return (
    <form
      ref={formRef}
      noValidate
      autoComplete="off"
      aria-label={messages.heading}
      onSubmit={(event) => event.preventDefault()}
      className="noscript:hidden"
    >
      <p className="mt-2 text-sm text-muted">{messages.text}</p>
      <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3">
        <Field
          name="date"
          type="date"
          label={messages.date}
          aria-invalid={booking?.isPast || undefined}
          aria-describedby={answerId}
        />
        <Field
          name="amount"
          inputMode="numeric"
          maxLength={MAX_AMOUNT_LENGTH}
          label={messages.amount}
          note={messages.amountNote}
          aria-invalid={booking?.isUnreadable || undefined}
          aria-describedby={answerId}
        />
      </div>
      <p className="mt-2 text-xs text-muted print:hidden">{messages.privacy}</p>
      <p id={answerId} role="status" className={classNames(toneClass[answer.tone], 'text-sm font-semibold')}>
        {answer.text}
      </p>
    </form>
  )
}
