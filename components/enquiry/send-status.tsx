import { FormStatus } from '@/components/form/form-status'
import type { Messages } from '@/lib/content/schema/messages'
import { MAX_SENT } from '@/lib/enquiry/limits'
import type { SendState } from '@/lib/enquiry/use-send'
import { interpolate } from '@/lib/format/interpolate'

export type SendMessages = Pick<
  Messages['enquiry'],
  'slow' | 'tooMany' | 'alreadySent' | 'reference' | 'failedOther'
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

type SendStatusProps = {
  state: SendState
  texts: OutcomeTexts
  messages: SendMessages
  /** Shown in its place: why the form was not sent. Empty for no message. */
  refusal?: string
  /** Shown in its place, in a neutral tone: what is still needed. */
  needed?: string
}

/** The status of an enquiry, with its reference. */
export function SendStatus({ state, texts, messages, refusal, needed }: SendStatusProps) {
  const { status, reference } = state
  const instead = needed ?? refusal
  const hasEnded = instead === undefined && (status === 'sent' || status === 'failed')
  const isWrong = refusal !== undefined || status === 'failed'
  const tone = needed !== undefined ? 'neutral' : isWrong ? 'danger' : status === 'sent' ? 'ok' : 'neutral'
  return (
    <>
      <FormStatus takesFocus={hasEnded} tone={tone} text={instead ?? statusMessage(state, texts, messages)} />
      {reference && status === 'sent' && (
        <p className="text-sm">{interpolate(messages.reference, { reference })}</p>
      )}
      {status === 'failed' && <p className="text-sm text-muted">{messages.failedOther}</p>}
    </>
  )
}
