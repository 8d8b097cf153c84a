'use client'

import { useSyncExternalStore } from 'react'
import { FormStatus } from '@/components/form/form-status'
import { getSent, subscribeSent } from '@/lib/enquiry/outbox-runner'

/** Says, once the search's enquiry has arrived, that it has. A failure stays invisible (spec, section 8). */
export function SentNotice({ text }: { text: string }) {
  const sent = useSyncExternalStore(subscribeSent, getSent, () => 0)
  return <FormStatus text={sent > 0 ? text : undefined} className="text-base" />
}
