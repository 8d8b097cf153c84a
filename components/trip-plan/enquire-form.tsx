import { carryTyped } from '@/components/enquiry/carry-typed'
import { ContactButtons, contactLabels, type ContactWays } from '@/components/enquiry/contact-buttons'
import { needsFallbackContact, SendStatus } from '@/components/enquiry/send-status'
import { TripPerson } from '@/components/enquiry/trip-person'
import { Field } from '@/components/form/field'
import type { NumberTexts } from '@/components/form/number-field'
import { SubmitButton } from '@/components/form/submit-button'
import { enquiryMessage } from '@/lib/enquiry/message'
import { interpolate } from '@/lib/format/interpolate'
import { formatDay } from '@/lib/format/intl'
import { keepDraft } from '@/lib/form/draft'
import { limits } from '@/lib/trip-plan/plan'
import { filterControl } from '@/lib/trip/form'
import { type PlannerMessages, usePlanEditor } from './plan-context'
import { Notice } from './notice'
import { PlanStep } from './plan-step'
import { useSendPlan } from './use-send-plan'

type EnquireFormProps = {
  numbers: ContactWays
  number: NumberTexts
  /** The message with which the chat is prefilled where sending has failed. */
  message: string
  /** Whether the enquiry has no room for all of the plan. */
  isLong: boolean
  end: React.ReactNode
  onSent: Parameters<typeof useSendPlan>[0]
}

type SendStateProps = Pick<EnquireFormProps, 'numbers' | 'message'> & {
  sending: ReturnType<typeof useSendPlan>
}

/** The button, the status of sending, and the contact buttons where it has failed. */
function SendState({ sending: { state, isWhole }, numbers, message }: SendStateProps) {
  const { plan, refused, messages } = usePlanEditor()
  const { tripPlan, enquiry, common } = messages
  const isSent = state.status === 'sent'
  const { sent, reference } = plan
  const before = sent
    ? interpolate(tripPlan.sentOn, { date: formatDay(sent) })
    : reference && interpolate(tripPlan.changesSent, { reference })
  return (
    <>
      <SubmitButton
        label={tripPlan.send}
        busyLabel={enquiry.sending}
        busy={state.status === 'submitting'}
        isSent={isSent || sent !== undefined}
      />
      <SendStatus
        state={state}
        texts={enquiry}
        messages={enquiry}
        numbers={numbers}
        refusal={refused?.reason}
        needed={refused?.needed}
      />
      {(isSent || before) && (
        <p className="text-sm text-muted">
          {isSent ? (isWhole ? tripPlan.sentWithPlan : tripPlan.sentInPart) : before}
        </p>
      )}
      {needsFallbackContact(state) && (
        <ContactButtons numbers={numbers} message={message} labels={contactLabels(common)} />
      )}
    </>
  )
}

const Sender = ({
  messages: { trip, tripPlan },
  number,
}: {
  messages: PlannerMessages
  number: NumberTexts
}) => (
  <>
    <div className="grid gap-3 sm:grid-cols-2">
      <TripPerson messages={trip} number={number} helpClassName="col-span-full" />
    </div>
    <Field
      name="email"
      type="email"
      label={tripPlan.email}
      note={trip.optional}
      autoComplete="email"
      maxLength={limits.email}
    />
  </>
)

/** The plan with the sender's contact data, for the chat or an e-mail. */
function withSender(message: string, { trip, tripPlan }: PlannerMessages, form: HTMLFormElement): string {
  const labels = { name: trip.name, contact: trip.contact, email: tripPlan.email }
  const typed = Object.fromEntries(new FormData(form)) as Record<string, string>
  return `${message}\n${enquiryMessage(labels, typed)}`
}

/** The form for the sender's contact data, which sends the whole plan. */
export function EnquireForm({ numbers, number, message, isLong, end, onSent }: EnquireFormProps) {
  const { messages, minDay, refuse } = usePlanEditor()
  const { tripPlan } = messages
  // The planner knows the day once it has read the plans of this device and of the address.
  const isRestoring = minDay === undefined
  const sending = useSendPlan(onSent)
  return (
    <PlanStep id="plan-enquire" number={4} heading={tripPlan.enquire}>
      <p className="mt-2 text-sm text-muted">{tripPlan.enquireText}</p>
      {isLong && <Notice text={tripPlan.tooLongToSend} isError />}
      <form
        ref={keepDraft}
        id="plan-form"
        method="dialog"
        data-draft="trip-plan"
        {...(isRestoring && { 'data-restoring': '' })}
        noValidate
        aria-label={tripPlan.enquire}
        onSubmit={sending.onSubmit}
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement) filterControl(target)
          refuse(undefined)
        }}
        onFocusCapture={sending.prepare}
        {...carryTyped((element) => withSender(message, messages, element))}
        className="mt-5 grid gap-3"
      >
        <Sender messages={messages} number={number} />
        <SendState sending={sending} numbers={numbers} message={message} />
        {end}
      </form>
    </PlanStep>
  )
}
