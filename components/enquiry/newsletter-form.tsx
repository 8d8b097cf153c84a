'use client'

import { FormStatus } from '@/components/form/form-status'
import { Trap } from '@/components/form/trap'
import type { Words } from '@/lib/content/words'
import { FormFallback } from './form-fallback'
import { PrivacyNotice } from './privacy-notice'
import { type EnquiryFormTexts, useEnquiryForm } from './use-enquiry-form'

type NewsletterFormProps = {
  label: string
  texts: EnquiryFormTexts
  words: Pick<Words['enquiry'], 'notice' | 'noticeLink' | 'leaveEmpty' | 'unscripted'>
  children: React.ReactNode
}

/** Sends the newsletter box's address. Drawn only where the company has configured a template for it. */
export function NewsletterForm({ label, texts, words, children }: NewsletterFormProps) {
  const { said, isWrong, handlers } = useEnquiryForm('newsletter', texts)
  return (
    <form method="dialog" aria-label={label} className="mt-4 flex flex-col gap-2" {...handlers}>
      {children}
      <Trap label={words.leaveEmpty} />
      {said && <FormStatus tone={isWrong ? 'danger' : 'ok'} text={said} />}
      <FormFallback failed={texts.failed} unscripted={words.unscripted} alerts />
      <PrivacyNotice words={words} />
    </form>
  )
}
