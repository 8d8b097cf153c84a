'use client'

import { FormStatus } from '@/components/form/form-status'
import { keepDraft } from '@/lib/form/draft'
import { type EnquiryFormTexts, useEnquiryForm } from './use-enquiry-form'

type NewsletterFormProps = {
  label: string
  texts: EnquiryFormTexts
  children: React.ReactNode
  /** What stands below the form's own words. */
  end: React.ReactNode
}

/** Sends the newsletter box's address. Drawn only where the company has configured a template for it. */
export function NewsletterForm({ label, texts, children, end }: NewsletterFormProps) {
  const { said, hasEnded, isWrong, handlers } = useEnquiryForm('newsletter', texts)
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
      {said && <FormStatus takesFocus={hasEnded} tone={isWrong ? 'danger' : 'ok'} text={said} />}
      {end}
    </form>
  )
}
