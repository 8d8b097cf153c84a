import type { CarouselWords } from '@/components/ui/carousel-controls'
import { Island } from '@/components/ui/island'
import { JourneyEntry, type JourneyEntryProps } from './journey-entry'
import { JourneyTimeline } from './journey-timeline'

type JourneyProps = { heading: string; entries: JourneyEntryProps[]; words: CarouselWords }

export function Journey({ heading, entries, words }: JourneyProps) {
  return (
    <section id="journey" aria-labelledby="journey-heading" data-tone="night" className="py-section">
      <Island>
        <JourneyTimeline heading={heading} headingId="journey-heading" words={words}>
          {entries.map((entry) => (
            <JourneyEntry key={entry.year} {...entry} />
          ))}
        </JourneyTimeline>
      </Island>
    </section>
  )
}
