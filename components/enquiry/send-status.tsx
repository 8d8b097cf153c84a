import { useEffect, useRef } from 'react'
import { FormStatus, isFocusFree } from '@/components/form/form-status'
import type { Messages } from '@/lib/content/schema/messages'
import { MAX_SENT } from '@/lib/enquiry/limits'
import type { SendState } from './use-send'
import { interpolate } from '@/lib/format/interpolate'
import type { ContactNumbers } from './contact-buttons'
import { EnquiryCard } from './enquiry-card'

export type SendMessages = Pick<
  Messages['enquiry'],
  'slow' | 'tooMany' | 'alreadySent' | 'reference' | 'failedOther' | 'yours'
>

type OutcomeTexts = { sent: string; failed: string }

/** The status message of a form; undefined while there is none. */
function statusMessage(state: SendState, texts: OutcomeTexts, messages: SendMessages): string | undefined {
  const { status, isSlow, isRepeated, reason } = state
  if (status === 'sent') return isRepeated ? `${texts.sent} ${messages.alreadySent}` : texts.sent
  if (status === 'failed') {
    const tooMany = reason === 'too-many' && ` ${interpolate(messages.tooMany, { count: MAX_SENT })}`
    return texts.failed + (tooMany || '')
  }
  return isSlow ? messages.slow : undefined
}

/** Whether to offer another way to contact the company: sending has failed, or takes long. */
export const needsFallbackContact = ({ status, isSlow }: SendState) => status === 'failed' || isSlow === true

/**
 * Brings the status, once it has changed, above the bar at the bottom of a phone's screen. A control of the form that has
 * the focus stays in view, and the page stays with one that is elsewhere.
 */
function useInView(text: string | undefined) {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = region
    const { activeElement, body } = document
    if (!text || !current || !isFocusFree(current)) return
    for (const each of [current, activeElement])
      if (each !== body) each?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [text])
  return region
}

type SendStatusProps = {
  state: SendState
  texts: OutcomeTexts
  messages: SendMessages
  /** Without it the reference is not shown. */
  numbers?: ContactNumbers
  /** Shown in its place: why the form was not sent. Empty for no message. */
  refusal?: string
  /** Shown in its place, in a neutral tone: what is still needed. */
  needed?: string
}

/** The status of an enquiry, and what was sent. */
export function SendStatus({ state, texts, messages, numbers, refusal, needed }: SendStatusProps) {
  const { status, reference, asked } = state
  const instead = needed ?? refusal
  const hasEnded = instead === undefined && (status === 'sent' || status === 'failed')
  const isWrong = refusal !== undefined || status === 'failed'
  const tone = needed !== undefined ? 'neutral' : isWrong ? 'danger' : status === 'sent' ? 'ok' : 'neutral'
  const text = instead ?? statusMessage(state, texts, messages)
  return (
    <div ref={useInView(text)} className="grid gap-3">
      <FormStatus takesFocus={hasEnded} tone={tone} text={text} />
      {numbers && reference && status === 'sent' && (
        <EnquiryCard reference={reference} asked={asked} numbers={numbers} messages={messages} />
      )}
      {status === 'failed' && <p className="text-sm text-muted">{messages.failedOther}</p>}
    </div>
  )
}
