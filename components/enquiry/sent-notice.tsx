'use client'

import { useEffect, useRef, useSyncExternalStore } from 'react'
import { FormStatus } from '@/components/form/form-status'
import type { Messages } from '@/lib/content/schema/messages'
import { tripMessage } from '@/lib/enquiry/message'
import { useKnownEnquiry } from './use-known-enquiry'
import { UNCONFIRMED, useQueryTrip } from './use-query-trip'
import { EnquiryCard } from './enquiry-card'
import { ContactButtons, type ContactButtonsProps } from './contact-buttons'
import { island } from '@/late-start/island'

type SentNoticeProps = Pick<ContactButtonsProps, 'numbers' | 'labels'> & {
  messages: Pick<Messages['enquiry'], 'sent' | 'sendingSearch' | 'reference' | 'unconfirmed' | 'yours'> &
    Pick<Messages, 'message'>
  className?: string
}

function subscribeFragment(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/**
 * Confirms that the search's enquiry was sent. A failure is not shown (S8.6), unless nothing was kept for another
 * attempt: then it says so, with the trip for the chat.
 */
function SentNoticePart({ messages, numbers, labels, className }: SentNoticeProps) {
  const known = useKnownEnquiry()
  const trip = useQueryTrip()
  const isUnsent = useSyncExternalStore(
    subscribeFragment,
    () => window.location.hash === UNCONFIRMED,
    () => false,
  )
  const sending = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (known !== undefined && sending.current) sending.current.hidden = known?.isSent !== false
  }, [known])
  const sent = known?.isSent ? known : undefined
  const isUnconfirmed = isUnsent && !known
  return (
    <div className={className}>
      {/* The page's inline script shows it first: late-start/first-fill.ts. */}
      <p ref={sending} data-sending="" hidden className="mt-4 font-semibold">
        {messages.sendingSearch}
      </p>
      <FormStatus
        tone={isUnconfirmed ? 'danger' : 'ok'}
        className="my-3 empty:my-0"
        text={sent ? messages.sent : isUnconfirmed ? messages.unconfirmed : undefined}
      />
      {sent && <EnquiryCard {...sent} numbers={numbers} messages={messages} />}
      {isUnconfirmed && (
        <div className="mt-2">
          <ContactButtons
            numbers={numbers}
            message={tripMessage(messages.message, '', trip ?? undefined)}
            labels={labels}
          />
        </div>
      )}
    </div>
  )
}

export const SentNotice = island('sent-notice', SentNoticePart)
