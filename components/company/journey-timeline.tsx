'use client'

import type { CarouselMessages } from '@/components/ui/carousel-controls'
import { Container } from '@/components/ui/container'
import { PauseButton } from '@/components/ui/pause-button'
import { Strip } from '@/components/ui/strip'
import { StripArrows } from '@/components/ui/strip-arrows'
import { useJourney } from './use-journey'
import { island } from '@/late-start/island'

type JourneyTimelineProps = {
  label: string
  heading: React.ReactNode
  road: React.ReactNode
  /** The entries, as list items. */
  children: React.ReactNode
  messages: CarouselMessages
}

/** The timeline: it scrolls automatically, by arrows, and like any scrollable list. */
function JourneyTimelinePart({ label, heading, road: drawing, children, messages }: JourneyTimelineProps) {
  const { root, strip, road, arrows, isPaused, prefersReducedMotion, togglePause, pauseHandlers } =
    useJourney()
  return (
    <div ref={root} className="journey-scope" {...pauseHandlers}>
      <Container>
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-5">
          {heading}
          <div className="noscript:hidden flex gap-2">
            <StripArrows {...arrows} messages={messages} />
            {!prefersReducedMotion && (
              <PauseButton isPaused={isPaused} onClick={togglePause} messages={messages} />
            )}
          </div>
        </div>
        <div ref={road} aria-hidden className="journey-road relative my-8 h-5">
          {drawing}
        </div>
      </Container>
      <Strip ref={strip} label={label} className="journey-strip">
        {children}
      </Strip>
    </div>
  )
}

export const JourneyTimeline = island('journey-timeline', JourneyTimelinePart, { start: 'view' })
