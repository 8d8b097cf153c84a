import { PostCard, type PostCardProps } from '@/components/blog/post-card'
import type { CarouselMessages } from '@/components/ui/carousel-controls'
import * as timings from '@/components/ui/autoplay-delays'
import { CarouselSection } from './carousel-section'

type NewsProps = { heading: string; text: string; cards: PostCardProps[]; messages: CarouselMessages }

export function News({ heading, text, cards, messages }: NewsProps) {
  return (
    <CarouselSection
      id="news"
      headingId="news-heading"
      heading={heading}
      text={text}
      delay={timings.news}
      messages={messages}
      smallOnly
      hasPictures
      slideClass="basis-[70%] md:basis-1/3"
      slides={cards.map((card) => ({ key: card.title, content: <PostCard {...card} /> }))}
    />
  )
}
