'use client'

import { useRef } from 'react'
import type { CarouselMessages } from '@/components/ui/carousel-controls'
import { Container } from '@/components/ui/container'
import { Strip } from '@/components/ui/strip'
import { StripArrows } from '@/components/ui/strip-arrows'
import { useMediaQuery } from '@/components/ui/use-browser-value'
import { useStripSteps } from '@/components/ui/use-strip-steps'
import { island } from '@/late-start/island'

/** Pixels that an arrow moves the awards by. S10.5. */
const ARROW = 400

type AwardsStripProps = {
  label: string
  heading: React.ReactNode
  /** The awards, as list items. */
  children: React.ReactNode
  messages: Pick<CarouselMessages, 'previous' | 'next'>
}

function AwardsStripPart({ label, heading, children, messages }: AwardsStripProps) {
  const strip = useRef<HTMLDivElement>(null)
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  const arrows = useStripSteps(strip, ARROW, prefersReducedMotion)
  return (
    <>
      <Container className="mb-6 flex flex-wrap items-end justify-between gap-x-12 gap-y-5">
        {heading}
        <div className="noscript:hidden flex gap-2">
          <StripArrows {...arrows} messages={messages} />
        </div>
      </Container>
      <Strip ref={strip} label={label}>
        {children}
      </Strip>
    </>
  )
}

export const AwardsStrip = island('awards-strip', AwardsStripPart, { start: 'use' })
