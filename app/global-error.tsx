'use client'

import { useEffect, useLayoutEffect, useState } from 'react'
import { startOutbox } from '@/lib/enquiry/outbox-runner'
import { keepDraftsOfStoppedPage } from '@/lib/form/draft'
import { ANSWER } from '@/late-start/client/hydrated-event'
import { putBack, seePage } from '@/late-start/client/dom-snapshot'

/**
 * An exception that no island kept to itself makes React throw the whole page away. While this is rendered the page is
 * still there; before the next paint it is put back as it was.
 */
export default function GlobalError() {
  const [seen] = useState(() => (typeof document === 'undefined' ? undefined : seePage()))
  useLayoutEffect(() => {
    if (seen) putBack(seen)
    keepDraftsOfStoppedPage()
    document.dispatchEvent(new CustomEvent(ANSWER))
  }, [seen])
  // What waits in the outbox does not wait for a page without mistakes.
  useEffect(() => startOutbox(), [])
  return (
    <html lang={seen?.language} className={seen?.className}>
      <body />
    </html>
  )
}
