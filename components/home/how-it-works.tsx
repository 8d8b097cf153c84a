import type { CarouselMessages } from '@/components/ui/carousel-controls'
import type { HomePage } from '@/lib/content/schema/pages'
import * as timings from '@/components/ui/autoplay-delays'
import { CarouselSection } from './carousel-section'
import { RouteLine } from './route-line'

type HowItWorksProps = HomePage['howItWorks'] & { messages: CarouselMessages }

/** The four steps of a booking, as stops along a road. */
export function HowItWorks({ heading, text, steps, messages }: HowItWorksProps) {
  return (
    <CarouselSection
      id="how-it-works"
      headingId="how-heading"
      heading={heading}
      text={text}
      above={<RouteLine />}
      delay={timings.steps}
      messages={messages}
      smallOnly
      slideClass="basis-[85%] md:basis-1/4"
      slides={steps.map((step, index) => ({
        key: step.heading,
        content: (
          <div className="border-t-2 border-action pt-3 md:border-0 md:pt-0">
            <div className="flex items-baseline gap-3 md:block">
              <p aria-hidden className="font-display text-h2 text-accent">
                {index + 1}
              </p>
              <h3 className="text-h4 md:mt-2">{step.heading}</h3>
            </div>
            <p className="mt-2 text-sm text-muted">{step.text}</p>
          </div>
        ),
      }))}
    />
  )
}
