import { useRef, useState } from 'react'
import { afterNextFrame } from '@/lib/browser/after-next-frame'
import type { TemplateName } from '@/lib/config/env'
import { watchInput } from '@/lib/form/watch-input'
import { isHoneypotFilled } from '@/lib/enquiry/honeypot'
import { dropCaptured, takeReference } from '@/lib/enquiry/outbox-key'
import type { FailureReason, TemplateParams } from '@/lib/enquiry/outcome'
import type { Result } from '@/lib/enquiry/send'
import { trackOutcome } from '@/lib/enquiry/track-outcome'

/** After this time a waiting visitor is told that it takes long, and offered other contact options. */
const SLOW_MS = 15_000

/** The status of a form. S6.8: idle, then submitting, then sent (form cleared) or failed (form kept). */
type SendStatus = 'idle' | 'submitting' | 'sent' | 'failed'

/** The status of a form, with details. */
export type SendState = {
  status: SendStatus
  /** There is no answer yet after 15 s. */
  isSlow?: boolean
  /** The same enquiry was sent before. */
  isRepeated?: boolean
  reason?: FailureReason
  /** The reference of the enquiry; none before sending has begun. */
  reference?: string
  /** What it asks for, in a line. */
  asked?: string
}

const prepareSender = () =>
  afterNextFrame(() => {
    import('@/lib/enquiry/send').then(({ prepareToSend }) => prepareToSend()).catch(() => undefined)
  })

const chunkFailed: Pick<SendState, 'reason'> & { status: 'failed'; reason: 'network' } = {
  status: 'failed',
  reason: 'network',
}

const stateOf = (result: Result | typeof chunkFailed): SendState => {
  const status = 'isRepeated' in result && result.isRepeated ? 'sent' : trackOutcome(result)
  return { ...result, status }
}

/**
 * Sends one enquiry at a time from a form: a second submit while one is in progress does nothing. A form that was sent
 * is reset, unless something was entered meanwhile, which is not part of the enquiry. `prepare` connects
 * to the provider; `fail` shows a failure without sending: the code that reads the form did not load.
 */
export function useSend(template: TemplateName) {
  const [state, setState] = useState<SendState>({ status: 'idle' })
  const isSending = useRef(false)

  const send = async (form: HTMLFormElement, params: TemplateParams): Promise<SendState | undefined> => {
    if (isSending.current) return undefined
    isSending.current = true
    setState({ status: 'submitting' })
    const isSuspect = isHoneypotFilled(form)
    const endWatch = watchInput(form)
    let slow: ReturnType<typeof setTimeout> | undefined
    const result = await import('@/lib/enquiry/send')
      .then(({ beginEnquiry }) => {
        // Until now the outbox has left it to the form.
        const begun = beginEnquiry(template, params, { reference: takeReference(form), isSuspect })
        const { reference } = begun
        slow = setTimeout(() => setState({ status: 'submitting', isSlow: true, reference }), SLOW_MS)
        return begun.result
      })
      .catch(() => {
        dropCaptured(form)
        return chunkFailed
      })
    clearTimeout(slow)
    isSending.current = false
    const settled = stateOf(result)
    setState(settled)
    if (!endWatch() && settled.status === 'sent') form.reset()
    return settled
  }

  const fail = (form: HTMLFormElement): SendState => {
    dropCaptured(form)
    const failed: SendState = { status: 'failed' }
    setState(failed)
    return failed
  }

  return { state, send, prepare: prepareSender, fail }
}
