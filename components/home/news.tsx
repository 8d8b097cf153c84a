import { Carousel } from '@/components/ui/carousel'
import type { CarouselWords } from '@/components/ui/carousel-controls'
import { Container } from '@/components/ui/container'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { SectionHeading } from '@/components/ui/section-heading'
import type { ShownPicture } from '@/lib/content/gallery'
import { timings } from '@/lib/site/timings'

export type NewsCard = { title: string; date: string; path: string; shown: ShownPicture }

type NewsProps = { heading: string; text: string; cards: NewsCard[]; readMore: string; words: CarouselWords }

export function News({ heading, text, cards, readMore, words }: NewsProps) {
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
            slides={cards.map(({ title, date, path, shown }) => ({
              key: title,
              content: (
                <article className="group relative">
                  <Picture
                    {...shown}
                    sizes="(min-width: 1200px) 380px, (min-width: 768px) 32vw, 86vw"
                    maxWidth={960}
                    className="aspect-8/5 w-full rounded-lg object-cover"
                  />
                  <p className="mt-4 text-xs font-semibold text-accent">{date}</p>
                  <h3 className="mt-1 text-h4">{title}</h3>
                  <Link
                    href={path}
                    className="inline-flex min-h-11 items-center text-sm font-semibold text-action after:absolute after:inset-0 group-hover:underline"
                  >
                    {readMore}
                    <span className="sr-only">: {title}</span>
                  </Link>
                </article>
              ),
            }))}
          />
        </div>
      </Container>
    </section>
  )
}
