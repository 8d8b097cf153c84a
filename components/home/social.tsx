import { Carousel } from '@/components/ui/carousel'
import type { CarouselWords } from '@/components/ui/carousel-controls'
import { Container } from '@/components/ui/container'
import { Picture } from '@/components/ui/picture'
import { SectionHeading } from '@/components/ui/section-heading'
import type { ShownPicture } from '@/lib/content/gallery'
import * as timings from '@/lib/site/timings'

type SocialProps = { heading: string; text: string; pictures: ShownPicture[]; words: CarouselWords }

export function Social({ heading, text, pictures, words }: SocialProps) {
  return (
    <section id="social" aria-labelledby="social-heading" className="overflow-x-clip py-section">
      <Container>
        <SectionHeading id="social-heading" heading={heading} text={text} />
        <div className="mt-10">
          <Carousel
            label={heading}
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
        </div>
      </Container>
    </section>
  )
}
