'use client'

import { FormStatus } from '@/components/form/form-status'
import type { Words } from '@/lib/content/words'
import { useKnownEnquiry } from '@/lib/enquiry/use-known-enquiry'
import { fill } from '@/lib/site/fill'

type SentNoticeProps = { words: Pick<Words['enquiry'], 'sent' | 'reference'>; className?: string }

/** Says, once the search's enquiry has arrived, that it has. A failure stays invisible (S8.6). */
export function SentNotice({ words, className }: SentNoticeProps) {
  const known = useKnownEnquiry()
  const sent = known?.isSent ? known : undefined
  return (
    <div className={className}>
      <FormStatus text={sent && words.sent} />
      {sent && <p className="text-sm">{fill(words.reference, { reference: sent.reference })}</p>}
    </div>
  )
}
