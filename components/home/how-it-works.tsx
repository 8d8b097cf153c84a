import type { CarouselWords } from '@/components/ui/carousel-controls'
import type { HomePage } from '@/lib/content/schema/pages'
import * as timings from '@/lib/site/timings'
import { CarouselSection } from './carousel-section'
import { RouteLine } from './route-line'

type HowItWorksProps = HomePage['howItWorks'] & { words: CarouselWords }

/** The four stops of a booking, on the road that joins them. */
export function HowItWorks({ heading, text, steps, words }: HowItWorksProps) {
  return (
    <CarouselSection
      id="how-it-works"
      headingId="how-heading"
      heading={heading}
      text={text}
      above={<RouteLine />}
      delay={timings.steps}
      words={words}
      smallOnly
      slideClass="basis-[85%] md:basis-1/4"
      slides={steps.map((step, index) => ({
        key: step.heading,
        content: (
          <div className="border-t-2 border-action pt-5 md:border-0 md:pt-0">
            <p aria-hidden className="font-display text-h2 text-accent">
              {index + 1}
            </p>
            <h3 className="mt-2 text-h4">{step.heading}</h3>
            <p className="mt-2 text-sm text-muted">{step.text}</p>
          </div>
        ),
      }))}
    />
  )
}
