'use client'

import { Inbox } from 'lucide'
import { useCallback, useEffect, useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { showModal } from '@/components/ui/commands'
import { Icon } from '@/components/ui/icon'
import { SENT_KEY } from '@/lib/enquiry/limits'
import type { Sent } from '@/lib/enquiry/sent-log'
import type { ContactNumbers } from './contact-buttons'
import { type CardMessages, EnquiryCard } from './enquiry-card'
import { island } from '@/late-start/island'

const DIALOG_ID = 'your-enquiries'

type YourEnquiriesProps = { numbers: ContactNumbers; messages: CardMessages; close: string }

/** On every page, for three days: what was sent from this device, with its reference. */
function YourEnquiriesPart({ numbers, messages, close }: YourEnquiriesProps) {
  const [sent, setSent] = useState<Sent[]>([])
  const read = useCallback(() => {
    import('@/lib/enquiry/sent-log')
      .then(({ listSent }) => setSent(listSent(Date.now(), messages.yours.sentOn)))
      // Without the chunk the page is as it was.
      .catch(() => undefined)
  }, [messages])
  useEffect(() => {
    read()
    // One can be sent from this page, or from another.
    addEventListener('storage', read)
    return () => removeEventListener('storage', read)
  }, [read])
  if (sent.length === 0) return null
  return (
    <>
      <button
        type="button"
        // The header makes room for it.
        data-yours=""
        aria-label={messages.yours.open}
        title={messages.yours.open}
        className="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full border border-control hover:border-ink print:hidden"
        {...showModal(DIALOG_ID)}
      >
        <Icon of={Inbox} className="size-4" />
      </button>
      <Dialog
        id={DIALOG_ID}
        title={messages.yours.open}
        closeLabel={close}
        data-tone="day"
        className="m-auto max-h-[calc(100dvh-1rem)] w-[min(30rem,100vw-1rem)] max-w-none overflow-y-auto overscroll-contain rounded-lg p-5"
      >
        <ul className="grid gap-3">
          {sent.map(({ reference, asked }) => (
            <li key={reference}>
              <EnquiryCard reference={reference} asked={asked} numbers={numbers} messages={messages} />
            </li>
          ))}
        </ul>
        <p className="mt-3 text-sm text-muted">{messages.yours.kept}</p>
      </Dialog>
    </>
  )
}

export const YourEnquiries = island('your-enquiries', YourEnquiriesPart, {
  start: 'use',
  restores: [SENT_KEY],
})
