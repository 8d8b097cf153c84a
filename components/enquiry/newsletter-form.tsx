'use client'

import { keepDraft } from '@/lib/form/draft'
import { DRAFT_PREFIX } from '@/lib/form/early-input'
import { SendStatus, type SendMessages } from './send-status'
import { type EnquiryFormTexts, useEnquiryForm } from './use-enquiry-form'
import { island } from '@/late-start/island'

type NewsletterFormProps = {
  label: string
  texts: EnquiryFormTexts
  messages: SendMessages
  children: React.ReactNode
  /** Content below the form's status. */
  end: React.ReactNode
}

/** The newsletter form. It is rendered only where the company has configured a template for it. */
function NewsletterFormPart({ label, texts, messages, children, end }: NewsletterFormProps) {
  const { state, refusal, handlers } = useEnquiryForm('newsletter', texts)
  return (
    <form
      ref={keepDraft}
      data-draft="newsletter"
      method="dialog"
      aria-label={label}
      className="mt-4 flex flex-col gap-2"
      {...handlers}
    >
      {children}
      {(refusal !== undefined || state.status !== 'idle') && (
        <SendStatus state={state} texts={texts} messages={messages} refusal={refusal} />
      )}
      {end}
    </form>
  )
}

export const NewsletterForm = island('newsletter-form', NewsletterFormPart, {
  start: 'use',
  restores: [DRAFT_PREFIX],
})
