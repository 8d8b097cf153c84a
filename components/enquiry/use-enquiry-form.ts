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
  /** Shown when a control is left empty. Forms without it show nothing. */
  incomplete?: string
  /** Shown for an invalid telephone number or e-mail address. */
  invalid?: Record<InvalidControl['problem'], string>
}

/**
 * The states and alerts of all enquiries except trips. S6.6 to S6.9, S8.1 to S8.3.
 * @param isIdle a form that does nothing on submit: its template is not configured, and S2.4 and S6.9 define no
 * message for that.
 * @param findInvalid validates the values. The newsletter form, which is on every page, leaves this to the browser.
 */
export function useEnquiryForm(
  kind: EnquiryKind,
  texts: EnquiryFormTexts,
  messages: SendMessages,
  isIdle = false,
  findInvalid?: typeof findInvalidControl,
) {
  const { state, send, prepare, fail } = useSend(kind)
  /** Why the form was not sent; empty for no message. */
  const [refusal, setRefusal] = useState<string>()
  const [unsent, setUnsent] = useState<TemplateParams>()

  const refuse = (control: Control, text = '', besideControl = '') => {
    setRefusal(text)
    focusInvalidControl(control, besideControl)
  }

  const onSubmit = async (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (isIdle) return
    const empty = findEmptyControl(form)
    if (empty) {
      if (texts.incomplete) window.alert(texts.incomplete)
      return refuse(empty, texts.incomplete)
    }
    const wrong = findInvalid?.(form)
    if (wrong) {
      const reason = texts.invalid?.[wrong.problem]
      // A number's field says by itself what is wrong with it.
      return refuse(wrong.control, reason, wrong.problem === 'email' ? reason : '')
    }
    setRefusal(undefined)
    const params = readEnquiry(form)
    setUnsent(params)
    const settled = isHoneypotFilled(form) ? fail() : await send(form, () => params)
    if (!settled) return
    if (settled.status !== 'failed') setUnsent(undefined)
    const message = statusMessage(settled, texts, messages)
    if (message) window.alert(message)
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
