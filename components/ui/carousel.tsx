'use client'

import { CarouselControls, type CarouselWords } from './carousel-controls'
import { classNames } from './class-names'
import { ErrorBoundary } from '@/late-start/client/error-boundary'
import { useCarousel } from './use-carousel'

type Slide = { key: string; content: React.ReactNode }

export type CarouselProps = {
  label: string
  slides: Slide[]
  /** Milliseconds between two moves. */
  delay: number
  words: CarouselWords
  /** Width of a slide, such as `basis-full md:basis-1/3`. */
  slideClass: string
  /** Under 768 px a carousel, above it a row that stands still. */
  smallOnly?: boolean
}

function Slides({ label, slides, delay, words, slideClass, smallOnly }: CarouselProps) {
  const { root, viewport, holders, ...controls } = useCarousel({ delay, smallOnly })
  return (
    <div ref={root} role="group" aria-roledescription={words.role} aria-label={label} {...holders}>
      <div
        ref={viewport}
        // What scrolls by itself must be reachable by keyboard; under Embla the buttons are.
        {...(!controls.embla && { tabIndex: 0 })}
        className={classNames(
          // Positioned, so that text for screen readers in far slides is clipped with them and widens no page.
          'scrollbar-none relative overflow-x-auto overscroll-x-contain',
          controls.embla ? 'overflow-x-hidden' : 'snap-x snap-mandatory',
          smallOnly && 'md:overflow-visible',
        )}
      >
        <ul className="-ml-5 flex">
          {slides.map(({ key, content }) => (
            <li key={key} className={classNames('min-w-0 shrink-0 grow-0 snap-start pl-5', slideClass)}>
              {content}
            </li>
          ))}
        </ul>
      </div>
      <CarouselControls {...controls} words={words} className={smallOnly ? 'md:hidden' : undefined} />
    </div>
  )
}

/** Slides in a list that scrolls and snaps by itself; with scripts it moves, and can be paused. */
export const Carousel = (props: CarouselProps) => (
  <ErrorBoundary>
    <Slides {...props} />
  </ErrorBoundary>
)
