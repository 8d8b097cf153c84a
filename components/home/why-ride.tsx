import type { CarouselMessages } from '@/components/ui/carousel-controls'
import { Picture } from '@/components/ui/picture'
import type { ResolvedImage } from '@/lib/content/images'
import * as timings from '@/components/ui/autoplay-delays'
import { CarouselSection } from './carousel-section'

type WhyRideProps = {
  eyebrow: string
  heading: string
  slides: { heading: string; text: string; shown: ResolvedImage }[]
  messages: CarouselMessages
}

export function WhyRide({ eyebrow, heading, slides, messages }: WhyRideProps) {
  return (
    <CarouselSection
      id="why-ride"
      headingId="why-heading"
      heading={heading}
      tone="night"
      head={
        <>
          <p className="text-xs font-semibold uppercase tracking-[0.18em] text-accent">{eyebrow}</p>
          <h2 id="why-heading" className="mb-4 mt-2 text-h2 md:mb-10 md:mt-3">
            {heading}
          </h2>
        </>
      }
      delay={timings.whyRide}
      messages={messages}
      hasPictures
      slideClass="basis-full"
      slides={slides.map((slide) => ({
        key: slide.heading,
        content: (
          <div className="grid items-center gap-x-14 gap-y-3 lg:grid-cols-[1fr_1.35fr]">
            <div className="max-lg:order-2">
              <h3 className="text-h3">{slide.heading}</h3>
              <p className="mt-2 max-w-prose text-muted max-md:text-sm md:mt-4">{slide.text}</p>
            </div>
            <Picture
              {...slide.shown}
              maxWidth={1280}
              sizes="(min-width: 1200px) 640px, (min-width: 1024px) 55vw, 94vw"
              className="aspect-2/1 md:aspect-16/9 lg:aspect-8/5 w-full rounded-lg object-cover"
            />
          </div>
        ),
      }))}
    />
  )
}
