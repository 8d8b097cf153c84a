'use client'

import { type CSSProperties, useRef, useState } from 'react'
import { useInView } from '@/components/ui/use-in-view'
import { island } from '@/late-start/island'

/**
 * A figure such as '1200+', which is in the HTML. When it first comes into view, a CSS animation counts up to it from
 * 0.
 */
function CountUpPart({ figure }: { figure: string }) {
  const ref = useRef<HTMLSpanElement>(null)
  const isInView = useInView(ref)
  const [wasSeen, setWasSeen] = useState(false)
  if (isInView && !wasSeen) setWasSeen(true)
  const [, digits = '0', unit = ''] = /^(\d+)(.*)$/.exec(figure) ?? []
  const counting = { className: 'count-up', style: { '--count': digits } as CSSProperties }
  return (
    <>
      <span aria-hidden className="tabular-nums">
        <span ref={ref} {...(wasSeen && counting)}>
          {digits}
        </span>
        {unit}
      </span>
      <span className="sr-only">{figure}</span>
    </>
  )
}

export const CountUp = island('count-up', CountUpPart, { start: 'view' })
