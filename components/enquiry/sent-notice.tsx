'use client'

import { FormStatus } from '@/components/form/form-status'
import type { Messages } from '@/lib/content/schema/messages'
import { useKnownEnquiry } from '@/lib/enquiry/use-known-enquiry'
import { interpolate } from '@/lib/format/interpolate'

type SentNoticeProps = { messages: Pick<Messages['enquiry'], 'sent' | 'reference'>; className?: string }

/** Confirms that the search's enquiry was sent. A failure is not shown (S8.6). */
export function SentNotice({ messages, className }: SentNoticeProps) {
  const known = useKnownEnquiry()
  const sent = known?.isSent ? known : undefined
  return (
    <div className={className}>
      <FormStatus text={sent && messages.sent} />
      {sent && <p className="text-sm">{interpolate(messages.reference, { reference: sent.reference })}</p>}
    </div>
  )
}
