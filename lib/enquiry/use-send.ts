import { useRef, useState } from 'react'
import type { TemplateName } from '@/lib/site/env'
import type { FailureReason, TemplateParams } from './outcome'
import type { Result } from './send'
import { trackOutcome } from './track-outcome'

/** Where a form stands. S6.8: idle, then submitting, then sent (form cleared) or failed (form kept). */
type SendStatus = 'idle' | 'submitting' | 'sent' | 'failed'

/** Where a form stands, and what more there is to say of it. */
export type SendState = {
  status: SendStatus
  /** There is no answer yet after 15 s. */
  isSlow?: boolean
  /** The same enquiry had arrived before. */
  isRepeated?: boolean
  reason?: FailureReason
  /** What the office knows it by; none before it was given to the sender. */
  reference?: string
}

const prepareSender = () =>
  void import('./send').then(({ prepareToSend }) => prepareToSend()).catch(() => undefined)

const unloadable: Pick<SendState, 'reason'> & { status: 'failed'; reason: 'network' } = {
  status: 'failed',
  reason: 'network',
}

const stateOf = (result: Result | typeof unloadable): SendState => {
  const status = 'isRepeated' in result && result.isRepeated ? 'sent' : trackOutcome(result)
  return { ...result, status }
}

/**
 * Sends one enquiry at a time from a form: a second submit while one is under way does nothing.
 * `prepare` shortens the way ahead; `fail` says that the form is not sent, and why is not the visitor's business.
 */
export function useSend(template: TemplateName) {
  const [state, setState] = useState<SendState>({ status: 'idle' })
  const underWay = useRef(false)

  const send = async (build: (reference: string) => TemplateParams): Promise<SendState | undefined> => {
    if (underWay.current) return undefined
    underWay.current = true
    let reference: string | undefined
    const buildKnown = (given: string) => build((reference = given))
    setState({ status: 'submitting' })
    const result = await import('./send')
      .then(({ sendEnquiry }) =>
        sendEnquiry(template, buildKnown, () => setState({ status: 'submitting', isSlow: true, reference })),
      )
      .catch(() => unloadable)
    underWay.current = false
    const became = stateOf(result)
    setState(became)
    return became
  }

  const fail = (): SendState => {
    const failed: SendState = { status: 'failed' }
    setState(failed)
    return failed
  }

  return { state, send, prepare: prepareSender, fail }
}
