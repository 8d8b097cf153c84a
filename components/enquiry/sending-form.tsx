'use client'

import { SubmitButton } from '@/components/form/submit-button'
import { type EnquiryKind, readValues } from '@/lib/enquiry/forms'
import { enquiryMessage } from '@/lib/enquiry/message'
import { keepDraft } from '@/lib/form/draft'
import { carryTyped } from './carry-typed'
import type { ContactNumbers } from './contact-buttons'
import { SendStatus, type SendMessages } from './send-status'
import { type EnquiryFormTexts, useEnquiryForm } from './use-enquiry-form'
import { island } from '@/late-start/island'

export type SendingFormProps = {
  kind: EnquiryKind
  label: string
  /** The labels of its controls in a chat or e-mail message, by their names. */
  fields: Record<string, string>
  texts: EnquiryFormTexts
  isIdle: boolean
  numbers: ContactNumbers
  messages: { send: string; sending: string } & SendMessages
  /** The controls. They are uncontrolled and rendered on the server. */
  children: React.ReactNode
  /** Content below the form's status. */
  end: React.ReactNode
}

/** A form with its states and messages. */
function SendingFormPart(props: SendingFormProps) {
  const { kind, label, fields, texts, isIdle, numbers, messages, children, end } = props
  const { state, refusal, handlers } = useEnquiryForm(kind, texts, isIdle)
  return (
    // method="dialog": without scripts any other method would put what was typed into the address.
    <form
      ref={keepDraft}
      data-draft={kind}
      method="dialog"
      aria-label={label}
      className="grid gap-4"
      {...handlers}
      {...carryTyped((form) => enquiryMessage(fields, readValues(kind, new FormData(form))))}
    >
      {children}
      <SubmitButton
        label={messages.send}
        busyLabel={messages.sending}
        busy={state.status === 'submitting'}
        isSent={state.status === 'sent'}
        className="noscript:hidden"
      />
      <SendStatus state={state} texts={texts} messages={messages} numbers={numbers} refusal={refusal} />
      {end}
    </form>
  )
}

export const SendingForm = island('sending-form', SendingFormPart)
