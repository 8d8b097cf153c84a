import { useState } from 'react'
import type { EnquiryKind } from '@/lib/enquiry/forms'
import type { TemplateParams } from '@/lib/enquiry/outcome'
import type { firstSlip, Slip } from '@/lib/enquiry/check-enquiry'
import { firstGap, readEnquiry } from '@/lib/enquiry/read-enquiry'
import { isTrapped } from '@/lib/enquiry/trap'
import { useSend } from '@/lib/enquiry/use-send'
import { callAttentionTo, type Control } from '@/lib/form/controls'
import { needsOtherWay, sayState, type SendWords } from './send-said'

export type EnquiryFormTexts = {
  sent: string
  failed: string
  /** Said when a control is left empty. Forms without it stay silent. */
  incomplete?: string
  /** Said of a number or an address that nobody can be answered at. */
  slips?: Record<Slip['slip'], string>
}

/**
 * The states and alerts of an enquiry that is no trip. S6.6 to S6.9, S8.1 to S8.3.
 * @param isIdle a form that does nothing: its template is not configured, and S2.4 and S6.9 give it no words.
 * @param findSlip looks at what is filled in. The newsletter's box, on every page, leaves its address to the browser.
 */
export function useEnquiryForm(
  kind: EnquiryKind,
  texts: EnquiryFormTexts,
  words: SendWords,
  isIdle = false,
  findSlip?: typeof firstSlip,
) {
  const { state, send, prepare, fail } = useSend(kind)
  /** What it was refused with, which may be silence. */
  const [refusal, setRefusal] = useState<string>()
  const [unsent, setUnsent] = useState<TemplateParams>()

  const refuse = (control: Control, text = '') => {
    setRefusal(text)
    callAttentionTo(control)
  }

  const onSubmit = async (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (isIdle) return
    const gap = firstGap(form)
    if (gap) {
      if (texts.incomplete) window.alert(texts.incomplete)
      return refuse(gap, texts.incomplete)
    }
    const wrong = findSlip?.(form)
    if (wrong) return refuse(wrong.control, texts.slips?.[wrong.slip])
    setRefusal(undefined)
    const params = readEnquiry(form)
    setUnsent(params)
    const became = isTrapped(form) ? fail() : await send(() => params)
    if (!became) return
    if (became.status !== 'failed') setUnsent(undefined)
    if (became.status === 'sent') form.reset()
    const said = sayState(became, texts, words)
    if (said) window.alert(said)
  }

  const onInput = ({ target }: React.InputEvent<HTMLFormElement>) => {
    if (target instanceof HTMLElement) target.removeAttribute('aria-invalid')
  }

  return {
    state,
    refusal,
    unsent: needsOtherWay(state) ? unsent : undefined,
    handlers: { onSubmit, onInput, onFocusCapture: prepare },
  }
}
