import type { CarouselWords } from '@/components/ui/carousel-controls'
import { Picture } from '@/components/ui/picture'
import type { ShownPicture } from '@/lib/content/gallery'
import * as timings from '@/lib/site/timings'
import { CarouselSection } from './carousel-section'

type SocialProps = { heading: string; text: string; pictures: ShownPicture[]; words: CarouselWords }

export function Social({ heading, text, pictures, words }: SocialProps) {
  return (
    <CarouselSection
      id="social"
      headingId="social-heading"
      heading={heading}
      text={text}
      delay={timings.social}
      words={words}
      slideClass="basis-[70%] sm:basis-[42%] lg:basis-[28%]"
      slides={pictures.map((shown) => ({
        key: shown.alt,
        content: (
          <Picture
            {...shown}
            sizes="(min-width: 1024px) 530px, (min-width: 480px) 67vw, 112vw"
            maxWidth={960}
            className="aspect-square w-full rounded-lg object-cover"
          />
        ),
      }))}
    />
  )
}
