import { classNames } from '@/components/ui/class-names'
import { StripList } from '@/components/ui/strip'
import type { CarouselMessages } from '@/components/ui/carousel-controls'
import { Picture } from '@/components/ui/picture'
import type { ResolvedImage } from '@/lib/content/images'
import { AwardsStrip } from './awards-strip'

type AwardsProps = {
  heading: string
  awards: { title: string; shown: ResolvedImage; isSample: boolean }[]
  messages: Pick<CarouselMessages, 'previous' | 'next'>
}

/** The awards: large pictures, and small ones while they are samples. */
export function Awards({ heading, awards, messages }: AwardsProps) {
  return (
    <section id="awards" aria-labelledby="awards-heading" className="py-section">
      <AwardsStrip
        label={heading}
        heading={
          <h2 id="awards-heading" className="text-h2">
            {heading}
          </h2>
        }
        messages={messages}
      >
        <StripList>
          {awards.map(({ title, shown, isSample }) => (
            // With the gap between two awards this makes the 400 px that an arrow moves by.
            <li key={title} className="w-90 max-w-[78vw] shrink-0">
              <figure className={isSample ? 'flex items-center gap-5' : undefined}>
                <Picture
                  {...shown}
                  sizes={isSample ? '112px' : '(min-width: 480px) 360px, 78vw'}
                  maxWidth={960}
                  className={classNames(
                    'aspect-square rounded-lg object-cover',
                    isSample ? 'w-28 shrink-0' : 'w-full',
                  )}
                />
                <figcaption className={classNames('font-display text-h4', !isSample && 'mt-4')}>
                  {title}
                </figcaption>
              </figure>
            </li>
          ))}
        </StripList>
      </AwardsStrip>
    </section>
  )
}
