import { useEffect, useState, useSyncExternalStore } from 'react'
import { FormStatus } from '@/components/form/form-status'
import { Button } from '@/components/ui/button'
import { givenUpMessage } from '@/lib/enquiry/message'
import { getOutboxNews, startOutbox, subscribeOutbox } from '@/lib/enquiry/outbox-runner'
import { ContactButtons, type ContactButtonsProps } from './contact-buttons'

type OutboxRunnerProps = Pick<ContactButtonsProps, 'numbers' | 'labels'> & {
  /** Shown when an enquiry was given up. */
  givenUp: string
  close: string
}

/** Sends the entries of the outbox, on every page. Says once that one was given up; renders nothing else. */
export function OutboxRunner({ givenUp, close, numbers, labels }: OutboxRunnerProps) {
  useEffect(() => startOutbox(), [])
  const { givenUp: params } = useSyncExternalStore(subscribeOutbox, getOutboxNews, getOutboxNews)
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
