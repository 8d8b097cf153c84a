import type { CarouselWords } from '@/components/ui/carousel-controls'
import { ErrorBoundary } from '@/late-start/client/error-boundary'
import { Picture } from '@/components/ui/picture'
import type { ShownPicture } from '@/lib/content/gallery'
import { AwardsStrip } from './awards-strip'

type AwardsProps = {
  heading: string
  awards: { title: string; shown: ShownPicture }[]
  words: Pick<CarouselWords, 'previous' | 'next'>
}

export function Awards({ heading, awards, words }: AwardsProps) {
  return (
    <section id="awards" aria-labelledby="awards-heading" className="py-section">
      <ErrorBoundary>
        <AwardsStrip
          label={heading}
          heading={
            <h2 id="awards-heading" className="text-h2">
              {heading}
            </h2>
          }
          words={words}
        >
          {awards.map(({ title, shown }) => (
            // With the gap between two awards this makes the 400 px that an arrow moves by.
            <li key={title} className="w-90 max-w-[78vw] shrink-0">
              <figure>
                <Picture
                  {...shown}
                  sizes="(min-width: 480px) 360px, 78vw"
                  maxWidth={960}
                  className="aspect-square w-full rounded-lg object-cover"
                />
                <figcaption className="mt-4 font-display text-h4">{title}</figcaption>
              </figure>
            </li>
          ))}
        </AwardsStrip>
      </ErrorBoundary>
    </section>
  )
}
