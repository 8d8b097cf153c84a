'use client'

import { useRef, useState } from 'react'
import type { TemplateName } from '@/lib/site/env'
import type { Outcome, TemplateParams } from './outcome'
import { trackOutcome } from './track-outcome'

/** Where a form stands. Spec, section 4: idle, then submitting, then sent (form cleared) or failed (form kept). */
export type SendStatus = 'idle' | 'submitting' | 'sent' | 'failed'

const prepareSender = () =>
  void import('./send').then(({ prepareToSend }) => prepareToSend()).catch(() => undefined)

const unloadable: Outcome = { status: 'failed', reason: 'network' }

/**
 * Sends one enquiry at a time from a form: a second submit while one is under way does nothing.
 * `prepare` fetches the sender ahead; `fail` says that the form is not sent, and why is not the visitor's business.
 */
export function useSend(template: TemplateName) {
  const [status, setStatus] = useState<SendStatus>('idle')
  const underWay = useRef(false)

  const send = async (params: TemplateParams): Promise<SendStatus | undefined> => {
    if (underWay.current) return undefined
    underWay.current = true
    setStatus('submitting')
    const outcome = await import('./send')
      .then(({ sendEnquiry }) => sendEnquiry(template, params))
      .catch(() => unloadable)
    underWay.current = false
    const became = trackOutcome(outcome)
    setStatus(became)
    return became
  }

  const fail = (): SendStatus => {
    setStatus('failed')
    return 'failed'
  }

  return { status, send, prepare: prepareSender, fail }
}
