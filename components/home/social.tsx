import type { CarouselMessages } from '@/components/ui/carousel-controls'
import { Picture } from '@/components/ui/picture'
import type { ResolvedImage } from '@/lib/content/images'
import * as timings from '@/components/ui/autoplay-delays'
import { CarouselSection } from './carousel-section'

type SocialProps = { heading: string; text: string; pictures: ResolvedImage[]; messages: CarouselMessages }

export function Social({ heading, text, pictures, messages }: SocialProps) {
  return (
    <CarouselSection
      id="social"
      headingId="social-heading"
      heading={heading}
      text={text}
      delay={timings.social}
      messages={messages}
      hasPictures
      slideClass="basis-[48%] sm:basis-[42%] lg:basis-[28%]"
      slides={pictures.map((shown) => ({
        key: shown.alt,
        content: (
          <Picture
            {...shown}
            sizes="(min-width: 1200px) 530px, (min-width: 1024px) 40vw, (min-width: 480px) 67vw, 72vw"
            maxWidth={960}
            className="aspect-4/3 w-full rounded-lg object-cover md:aspect-square"
          />
        ),
      }))}
    />
  )
}
