import { useState } from 'react'
import { type EnquiryKind, findProblem, type Problem, readValues } from '@/lib/enquiry/forms'
import { dropCaptured } from '@/lib/enquiry/outbox-key'
import { useSend } from './use-send'
import { controlNamed, focusInvalidControl } from '@/lib/form/controls'

export type EnquiryFormTexts = {
  sent: string
  failed: string
  /** Shown when a control is left empty. Forms without it show nothing. */
  incomplete?: string
  /** Shown for an invalid telephone number or e-mail address. */
  invalid?: Record<Exclude<Problem['problem'], 'empty'>, string>
}

/**
 * The states and alerts of all enquiries except trips. S6.6 to S6.9, S8.1 to S8.3.
 * @param isIdle a form that does nothing on submit: its template is not configured, and S2.4 and S6.9 define no
 * message for that.
 */
export function useEnquiryForm(kind: EnquiryKind, texts: EnquiryFormTexts, isIdle = false) {
  const { state, send, prepare } = useSend(kind)
  /** Why the form was not sent; empty for no message. */
  const [refusal, setRefusal] = useState<string>()

  const refuse = (form: HTMLFormElement, { name, problem }: Problem) => {
    const reason = problem === 'empty' ? texts.incomplete : texts.invalid?.[problem]
    if (problem === 'empty' && reason) window.alert(reason)
    setRefusal(reason ?? '')
    dropCaptured(form)
    // A number's field says by itself what is wrong with it.
    focusInvalidControl(controlNamed(form, name), problem === 'email' ? reason : '')
  }

  const onSubmit = async (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (isIdle) return
    const params = readValues(kind, new FormData(form))
    const problem = findProblem(params)
    if (problem) return refuse(form, problem)
    setRefusal(undefined)
    const settled = await send(form, params)
    if (!settled) return
    // S8.1 to S8.3: the alert has one text for each case, the status line what more there is to say.
    if (settled.status === 'sent' || settled.status === 'failed') window.alert(texts[settled.status])
  }

  return { state, refusal, handlers: { onSubmit, onFocusCapture: prepare } }
}
