'use client'

import { keepDraft } from '@/lib/form/draft'
import { SendSaid, type SendWords } from './send-said'
import { type EnquiryFormTexts, useEnquiryForm } from './use-enquiry-form'

type NewsletterFormProps = {
  label: string
  texts: EnquiryFormTexts
  words: SendWords
  children: React.ReactNode
  /** What stands below the form's own words. */
  end: React.ReactNode
}

/** Sends the newsletter box's address. Drawn only where the company has configured a template for it. */
export function NewsletterForm({ label, texts, words, children, end }: NewsletterFormProps) {
  const { state, refusal, handlers } = useEnquiryForm('newsletter', texts, words)
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
        <SendSaid state={state} texts={texts} words={words} refusal={refusal} />
      )}
      {end}
    </form>
  )
}
