import type { CarouselMessages } from '@/components/ui/carousel-controls'
import type { HomePage } from '@/lib/content/schema/pages'
import * as timings from '@/components/ui/autoplay-delays'
import { CarouselSection } from './carousel-section'
import { CountUp } from './count-up'

type StatsProps = HomePage['stats'] & { messages: CarouselMessages }

export function Stats({ heading, figures, messages }: StatsProps) {
  return (
    <CarouselSection
      id="stats"
      headingId="stats-heading"
      heading={heading}
      space="top"
      head={
        <h2 id="stats-heading" className="sr-only">
          {heading}
        </h2>
      }
      delay={timings.stats}
      messages={messages}
      smallOnly
      slideClass="basis-1/2 md:basis-1/5"
      slides={figures.map(({ figure, label }) => ({
        key: label,
        content: (
          <p className="border-l border-line pl-5">
            <span className="block whitespace-nowrap font-display text-h2 md:max-lg:text-h3">
              <CountUp figure={figure} />
            </span>{' '}
            <span className="text-sm text-muted">{label}</span>
          </p>
        ),
      }))}
    />
  )
}
