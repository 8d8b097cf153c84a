import type { CarouselWords } from '@/components/ui/carousel-controls'
import { ErrorBoundary } from '@/late-start/client/error-boundary'
import { JourneyEntry, type JourneyEntryProps } from './journey-entry'
import { JourneyRoad } from './journey-road'
import { JourneyTimeline } from './journey-timeline'

type JourneyProps = { heading: string; entries: JourneyEntryProps[]; words: CarouselWords }

export function Journey({ heading, entries, words }: JourneyProps) {
  return (
    <section id="journey" aria-labelledby="journey-heading" data-tone="night" className="py-section">
      <ErrorBoundary>
        <JourneyTimeline
          label={heading}
          heading={
            <h2 id="journey-heading" className="text-h2">
              {heading}
            </h2>
          }
          road={<JourneyRoad />}
          words={words}
        >
          {entries.map((entry) => (
            <JourneyEntry key={entry.year} {...entry} />
          ))}
        </JourneyTimeline>
      </ErrorBoundary>
    </section>
  )
}
