import { PostCard, type PostCardProps } from '@/components/blog/post-card'
import type { CarouselWords } from '@/components/ui/carousel-controls'
import * as timings from '@/lib/site/timings'
import { CarouselSection } from './carousel-section'

type NewsProps = { heading: string; text: string; cards: PostCardProps[]; words: CarouselWords }

export function News({ heading, text, cards, words }: NewsProps) {
  return (
    <CarouselSection
      id="news"
      headingId="news-heading"
      heading={heading}
      text={text}
      delay={timings.news}
      words={words}
      smallOnly
      slideClass="basis-[88%] md:basis-1/3"
      slides={cards.map((card) => ({ key: card.title, content: <PostCard {...card} /> }))}
    />
  )
}
