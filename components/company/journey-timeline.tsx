'use client'

import type { CarouselWords } from '@/components/ui/carousel-controls'
import { Container } from '@/components/ui/container'
import { PauseButton } from '@/components/ui/pause-button'
import { Strip } from '@/components/ui/strip'
import { StripArrows } from '@/components/ui/strip-arrows'
import { JourneyRoad } from './journey-road'
import { useJourney } from './use-journey'

type JourneyTimelineProps = {
  heading: string
  headingId: string
  /** The entries, as list items. */
  children: React.ReactNode
  words: CarouselWords
}

/** The years on their road: they move by themselves, by arrows, and as every list that scrolls. */
export function JourneyTimeline({ heading, headingId, children, words }: JourneyTimelineProps) {
  const { root, strip, road, arrows, isPaused, isStill, togglePause, holders } = useJourney()
  return (
    <div ref={root} className="journey" {...holders}>
      <Container>
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-5">
          <h2 id={headingId} className="text-h2">
            {heading}
          </h2>
          <div className="noscript:hidden flex gap-2">
            <StripArrows {...arrows} words={words} />
            {!isStill && <PauseButton isPaused={isPaused} onClick={togglePause} words={words} />}
          </div>
        </div>
        <JourneyRoad ref={road} />
      </Container>
      <Strip ref={strip} label={heading} className="journey-strip" listClass="gap-10">
        {children}
      </Strip>
    </div>
  )
}
