'use client'

import { useState } from 'react'
import type { EnquiryKind } from '@/lib/enquiry/forms'
import type { TemplateParams } from '@/lib/enquiry/outcome'
import { filterDigits, firstGap, readEnquiry } from '@/lib/enquiry/read-enquiry'
import { isTrapped } from '@/lib/enquiry/trap'
import { useSend } from '@/lib/enquiry/use-send'
import { callAttentionTo, type Control, filterTyped } from '@/lib/form/controls'
import { needsOtherWay, sayState, type SendWords } from './send-said'

export type EnquiryFormTexts = {
  sent: string
  failed: string
  /** Said when a control is left empty. Forms without it stay silent. */
  incomplete?: string
}

/**
 * The states and alerts of an enquiry that is no trip. Spec, sections 4, 5 and 8.
 * @param isIdle a form that does nothing: its template is not configured, and the specification gives it no words.
 */
export function useEnquiryForm(kind: EnquiryKind, texts: EnquiryFormTexts, words: SendWords, isIdle = false) {
  const { state, send, prepare, fail } = useSend(kind)
  const [isIncomplete, setIncomplete] = useState(false)
  const [unsent, setUnsent] = useState<TemplateParams>()

  const refuse = (gap: Control) => {
    setIncomplete(true)
    if (texts.incomplete) window.alert(texts.incomplete)
    callAttentionTo(gap)
  }

  const onSubmit = async (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (isIdle) return
    const gap = firstGap(form)
    if (gap) return refuse(gap)
    setIncomplete(false)
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
    if (!(target instanceof HTMLElement)) return
    target.removeAttribute('aria-invalid')
    if (target instanceof HTMLInputElement && target.name === 'contactNumber')
      filterTyped(target, filterDigits)
  }

  return {
    state,
    incomplete: isIncomplete ? texts.incomplete : undefined,
    unsent: needsOtherWay(state) ? unsent : undefined,
    handlers: { onSubmit, onInput, onFocusCapture: prepare },
  }
}
