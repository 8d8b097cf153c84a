'use client'

import { useEffect, useLayoutEffect, useState } from 'react'
import { startOutbox } from '@/lib/enquiry/outbox-runner'
import { preserveDrafts } from '@/lib/form/draft'
import { HYDRATED_EVENT } from '@/late-start/client/hydrated-event'
import { captureDom, restoreDom } from '@/late-start/client/dom-snapshot'

/**
 * An exception that no error boundary caught makes React remove the whole page. During this render its DOM still
 * exists; the layout effect restores it before the next paint.
 */
export default function GlobalError() {
  const [snapshot] = useState(() => (typeof document === 'undefined' ? undefined : captureDom()))
  useLayoutEffect(() => {
    if (snapshot) restoreDom(snapshot)
    preserveDrafts()
    document.dispatchEvent(new CustomEvent(HYDRATED_EVENT))
  }, [snapshot])
  // Queued enquiries are sent from here too: the next page may fail in the same way.
  useEffect(() => startOutbox(), [])
  return (
    <html lang={snapshot?.language} className={snapshot?.className}>
      <body />
    </html>
  )
}
