import { FormStatus } from '@/components/form/form-status'
import type { Words } from '@/lib/content/words'
import { MAX_SENT } from '@/lib/enquiry/limits'
import type { SendState } from '@/lib/enquiry/use-send'
import { fill } from '@/lib/site/fill'

export type SendWords = Pick<
  Words['enquiry'],
  'slow' | 'tooMany' | 'alreadySent' | 'reference' | 'failedOther'
>

type OutcomeTexts = { sent: string; failed: string }

/** What a form says of its sending, or undefined while there is nothing to say. */
export function sayState(state: SendState, texts: OutcomeTexts, words: SendWords): string | undefined {
  const { status, isSlow, isRepeated, reason } = state
  if (status === 'sent') return isRepeated ? words.alreadySent : texts.sent
  if (status === 'failed')
    return reason === 'too-many' ? fill(words.tooMany, { count: MAX_SENT }) : texts.failed
  return isSlow ? words.slow : undefined
}

/** Whether another way to the company is of use: sending has failed, or takes long. */
export const needsOtherWay = ({ status, isSlow }: SendState) => status === 'failed' || isSlow === true

type SendSaidProps = {
  state: SendState
  texts: OutcomeTexts
  words: SendWords
  /** Said instead: why the form was not sent. Empty where that is silent. */
  refusal?: string
  /** Said instead, quietly: what is still needed. */
  needed?: string
  showsReference?: boolean
}

/** What became of an enquiry, and what the office knows it by. */
export function SendSaid({ state, texts, words, refusal, needed, showsReference }: SendSaidProps) {
  const { status, reference } = state
  const instead = needed ?? refusal
  const hasEnded = instead === undefined && (status === 'sent' || status === 'failed')
  const isWrong = refusal !== undefined || status === 'failed'
  const tone = needed !== undefined ? 'neutral' : isWrong ? 'danger' : status === 'sent' ? 'ok' : 'neutral'
  return (
    <>
      <FormStatus takesFocus={hasEnded} tone={tone} text={instead ?? sayState(state, texts, words)} />
      {showsReference && reference && status === 'sent' && (
        <p className="text-sm">{fill(words.reference, { reference })}</p>
      )}
      {status === 'failed' && <p className="text-sm text-muted">{words.failedOther}</p>}
    </>
  )
}
