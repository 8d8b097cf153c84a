import { StripList } from '@/components/ui/strip'
import type { CarouselMessages } from '@/components/ui/carousel-controls'
import { JourneyEntry, type JourneyEntryProps } from './journey-entry'
import { JourneyRoad } from './journey-road'
import { JourneyTimeline } from './journey-timeline'

type JourneyProps = { heading: string; entries: JourneyEntryProps[]; messages: CarouselMessages }

export function Journey({ heading, entries, messages }: JourneyProps) {
  return (
    <section id="journey" aria-labelledby="journey-heading" data-tone="night" className="py-section">
      <JourneyTimeline
        label={heading}
        heading={
          <h2 id="journey-heading" className="text-h2">
            {heading}
          </h2>
        }
        road={<JourneyRoad />}
        messages={messages}
      >
        <StripList>
          {entries.map((entry) => (
            <JourneyEntry key={entry.year} {...entry} />
          ))}
        </StripList>
      </JourneyTimeline>
    </section>
  )
}
