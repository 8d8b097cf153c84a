import { useState } from 'react'
import type { EnquiryKind } from '@/lib/enquiry/forms'
import type { TemplateParams } from '@/lib/enquiry/outcome'
import type { findInvalidControl, InvalidControl } from '@/lib/enquiry/check-enquiry'
import { findEmptyControl, readEnquiry } from '@/lib/enquiry/read-enquiry'
import { isHoneypotFilled } from '@/lib/enquiry/honeypot'
import { useSend } from '@/lib/enquiry/use-send'
import { focusInvalidControl, type Control } from '@/lib/form/controls'
import { needsFallbackContact, statusMessage, type SendMessages } from './send-status'

export type EnquiryFormTexts = {
  sent: string
  failed: string
  /** Said when a control is left empty. Forms without it stay silent. */
  incomplete?: string
  /** Said of a number or an address that nobody can be answered at. */
  slips?: Record<InvalidControl['problem'], string>
}

/**
 * The states and alerts of an enquiry that is no trip. S6.6 to S6.9, S8.1 to S8.3.
 * @param isIdle a form that does nothing: its template is not configured, and S2.4 and S6.9 give it no words.
 * @param findInvalid looks at what is filled in. The newsletter's box, on every page, leaves its address to the browser.
 */
export function useEnquiryForm(
  kind: EnquiryKind,
  texts: EnquiryFormTexts,
  messages: SendMessages,
  isIdle = false,
  findInvalid?: typeof findInvalidControl,
) {
  const { state, send, prepare, fail } = useSend(kind)
  /** What it was refused with, which may be silence. */
  const [refusal, setRefusal] = useState<string>()
  const [unsent, setUnsent] = useState<TemplateParams>()

  const refuse = (control: Control, text = '') => {
    setRefusal(text)
    focusInvalidControl(control)
  }

  const onSubmit = async (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (isIdle) return
    const gap = findEmptyControl(form)
    if (gap) {
      if (texts.incomplete) window.alert(texts.incomplete)
      return refuse(gap, texts.incomplete)
    }
    const wrong = findInvalid?.(form)
    if (wrong) return refuse(wrong.control, texts.slips?.[wrong.problem])
    setRefusal(undefined)
    const params = readEnquiry(form)
    setUnsent(params)
    const became = isHoneypotFilled(form) ? fail() : await send(() => params)
    if (!became) return
    if (became.status !== 'failed') setUnsent(undefined)
    if (became.status === 'sent') form.reset()
    const said = statusMessage(became, texts, messages)
    if (said) window.alert(said)
  }

  const onInput = ({ target }: React.InputEvent<HTMLFormElement>) => {
    if (target instanceof HTMLElement) target.removeAttribute('aria-invalid')
  }

  return {
    state,
    refusal,
    unsent: needsFallbackContact(state) ? unsent : undefined,
    handlers: { onSubmit, onInput, onFocusCapture: prepare },
  }
}
