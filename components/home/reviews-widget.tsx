'use client'

import { useEffect, useRef } from 'react'
import { useInView } from '@/components/ui/use-in-view'
import { island } from '@/late-start/island'

/** The `rootMargin` within which the provider's script is fetched. */
const NEAR = '400px'

/**
 * The element that the provider's script fills. If the script is blocked it stays empty, below the link to the
 * reviews.
 */
function ReviewsWidgetPart({ script, widgetId }: { script: string; widgetId: string }) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useInView(place, NEAR)

  useEffect(() => {
    if (!isNear || document.querySelector(`script[src="${CSS.escape(script)}"]`)) return
    const element = document.createElement('script')
    element.src = script
    element.async = true
    document.head.append(element)
  }, [isNear, script])

  return <div ref={place} id={widgetId} className="mt-8" />
}

export const ReviewsWidget = island('reviews-widget', ReviewsWidgetPart, { start: 'view' })
