import { PostCard, type PostCardProps } from '@/components/blog/post-card'
import { Carousel } from '@/components/ui/carousel'
import type { CarouselWords } from '@/components/ui/carousel-controls'
import { Container } from '@/components/ui/container'
import { SectionHeading } from '@/components/ui/section-heading'
import * as timings from '@/lib/site/timings'

type NewsProps = { heading: string; text: string; cards: PostCardProps[]; words: CarouselWords }

export function News({ heading, text, cards, words }: NewsProps) {
  return (
    <section id="news" aria-labelledby="news-heading" className="overflow-x-clip py-section">
      <Container>
        <SectionHeading id="news-heading" heading={heading} text={text} />
        <div className="mt-10">
          <Carousel
            label={heading}
            delay={timings.news}
            words={words}
            smallOnly
            slideClass="basis-[88%] md:basis-1/3"
            slides={cards.map((card) => ({ key: card.title, content: <PostCard {...card} /> }))}
          />
        </div>
      </Container>
    </section>
  )
}
