'use client'

import { useState } from 'react'
import { FormStatus } from '@/components/form/form-status'
import { Button } from '@/components/ui/button'
import { useStore } from '@/components/ui/use-browser-value'
import { givenUpMessage } from '@/lib/enquiry/message'
import { outboxNews } from '@/lib/enquiry/outbox-runner'
import { OUTBOX_PREFIX } from '@/lib/enquiry/outbox-key'
import { island } from '@/late-start/island'
import { ContactButtons, type ContactButtonsProps } from './contact-buttons'

type OutboxNoticeProps = Pick<ContactButtonsProps, 'numbers' | 'labels'> & {
  /** Shown when an enquiry was given up. */
  givenUp: string
  close: string
}

/** Says once that an enquiry of the outbox was given up. */
function OutboxNoticePart({ givenUp, close, numbers, labels }: OutboxNoticeProps) {
  const { givenUp: params } = useStore(outboxNews)
  const [seen, setSeen] = useState<typeof params>()
  if (!params || params === seen) return null
  return (
    <div
      data-tone="day"
      className="shadow-soft fixed inset-x-3 top-3 z-50 mx-auto grid max-w-md gap-3 rounded-lg bg-raised p-5 print:hidden"
    >
      <FormStatus tone="danger" text={givenUp} />
      <ContactButtons numbers={numbers} message={givenUpMessage(params)} labels={labels} />
      <Button variant="outline" onClick={() => setSeen(params)}>
        {close}
      </Button>
    </div>
  )
}

export const OutboxNotice = island('outbox-notice', OutboxNoticePart, {
  start: 'use',
  restores: [OUTBOX_PREFIX],
})
