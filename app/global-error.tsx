'use client'

import { useEffect, useLayoutEffect, useState } from 'react'
import { startOutbox } from '@/lib/enquiry/outbox-runner'
import { keepDraftsOfStoppedPage } from '@/lib/form/draft'
import { HYDRATED_EVENT } from '@/late-start/client/hydrated-event'
import { captureDom, restoreDom } from '@/late-start/client/dom-snapshot'

/**
 * An exception that no error boundary caught makes React remove the whole page. While this is rendered the page is
 * still there; before the next paint it is restored as it was.
 */
export default function GlobalError() {
  const [snapshot] = useState(() => (typeof document === 'undefined' ? undefined : captureDom()))
  useLayoutEffect(() => {
    if (snapshot) restoreDom(snapshot)
    keepDraftsOfStoppedPage()
    document.dispatchEvent(new CustomEvent(HYDRATED_EVENT))
  }, [snapshot])
  // What waits in the outbox does not wait for a page without mistakes.
  useEffect(() => startOutbox(), [])
  return (
    <html lang={snapshot?.language} className={snapshot?.className}>
      <body />
    </html>
  )
}
