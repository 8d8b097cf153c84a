'use client'

import { useEffect, useRef, useState } from 'react'
import { useInView } from '@/components/ui/use-in-view'
import { useMediaQuery } from '@/components/ui/use-media-query'
import * as timings from '@/lib/site/timings'

/** The share of the way after `elapsed` milliseconds: quick at first, slow at the end. */
const eased = (elapsed: number) => 1 - (1 - Math.min(elapsed / timings.countUp, 1)) ** 3

/** Counts from 0 to `target` once `starts` is true. Before that, and afterwards, it is the target itself. */
function useCount(target: number, starts: boolean): number {
  const [count, setCount] = useState(target)
  useEffect(() => {
    if (!starts) return
    let frame = 0
    let begun: number | undefined
    const step = (now: number) => {
      begun ??= now
      setCount(Math.round(target * eased(now - begun)))
      if (now - begun < timings.countUp) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [target, starts])
  return starts ? count : target
}

/** A figure such as '1200+', which stands in the HTML and counts up when it is first seen. */
export function CountUp({ figure }: { figure: string }) {
  const ref = useRef<HTMLSpanElement>(null)
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const isInView = useInView(ref)
  const [wasSeen, setWasSeen] = useState(false)
  if (isInView && !wasSeen) setWasSeen(true)
  const [, digits = '0', unit = ''] = /^(\d+)(.*)$/.exec(figure) ?? []
  const count = useCount(Number(digits), wasSeen && !isStill)
  return (
    <>
      <span ref={ref} aria-hidden className="tabular-nums">
        {count}
        {unit}
      </span>
      <span className="sr-only">{figure}</span>
    </>
  )
}
