'use client'

import { useEffect, useRef } from 'react'
import { useInView } from '@/components/ui/use-in-view'

/** How near the view the section must be for the provider's script to be fetched. */
const NEAR = '400px'

/** The place the provider's script draws into. A blocked script leaves it empty, below the link to the reviews. */
export function ReviewsWidget({ script, widgetId }: { script: string; widgetId: string }) {
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
