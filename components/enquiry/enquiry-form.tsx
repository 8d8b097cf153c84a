'use client'

import { FormStatus } from '@/components/form/form-status'
import { SubmitButton } from '@/components/form/submit-button'
import { Trap } from '@/components/form/trap'
import { classNames } from '@/components/ui/class-names'
import type { Words } from '@/lib/content/words'
import type { EnquiryKind } from '@/lib/enquiry/forms'
import { enquiryMessage } from '@/lib/enquiry/message'
import { ContactButtons, type ContactNumbers } from './contact-buttons'
import { PrivacyNotice } from './privacy-notice'
import { type EnquiryFormTexts, useEnquiryForm } from './use-enquiry-form'

type EnquiryFormProps = {
  kind: EnquiryKind
  label: string
  /** What its controls are called in a message, by their names. */
  fields: Record<string, string>
  send: string
  texts: EnquiryFormTexts
  numbers: ContactNumbers
  words: Pick<Words, 'enquiry' | 'common'>
  className?: string
  /** The controls. They are uncontrolled, and drawn without scripts. */
  children: React.ReactNode
}

/** The frame of every enquiry that is no trip: its states, its words, and another way when sending fails. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { kind, label, fields, send, texts, numbers, words, className, children } = props
  const { status, said, isWrong, unsent, handlers } = useEnquiryForm(kind, texts)
  return (
    <form aria-label={label} className={classNames('grid gap-4', className)} {...handlers}>
      {children}
      <Trap label={words.enquiry.leaveEmpty} />
      <SubmitButton
        label={send}
        busyLabel={words.enquiry.sending}
        busy={status === 'submitting'}
        className="min-h-12"
      />
      <FormStatus tone={isWrong ? 'danger' : 'ok'} text={said} />
      {unsent && (
        <>
          <p className="text-sm text-muted">{words.enquiry.failedOther}</p>
          <ContactButtons
            numbers={numbers}
            message={enquiryMessage(fields, unsent)}
            labels={{ chat: words.common.whatsApp, phone: words.common.phone }}
          />
        </>
      )}
      <PrivacyNotice words={words.enquiry} />
    </form>
  )
}
