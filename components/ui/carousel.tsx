'use client'

import { CarouselControls, type CarouselMessages } from './carousel-controls'
import { classNames } from './class-names'
import { useCarousel } from './use-carousel'
import { island } from '@/late-start/island'

type Slide = { key: string; content: React.ReactNode }

export type CarouselProps = {
  label: string
  slides: Slide[]
  /** Milliseconds between two moves. */
  delay: number
  messages: CarouselMessages
  /** Width of a slide, such as `basis-full md:basis-1/3`. */
  slideClass: string
  /** A carousel below 768 px, and a static row on wider screens. */
  smallOnly?: boolean
  /** Its slides begin with pictures: the controls are over these, not below. */
  hasPictures?: boolean
}

/** Slides in a list with native scrolling and snapping; with scripts it moves automatically and can be paused. */
function CarouselPart(props: CarouselProps) {
  const { label, slides, delay, messages, slideClass, smallOnly, hasPictures } = props
  const { root, viewport, pauseHandlers, ...controls } = useCarousel({ delay, smallOnly })
  return (
    <div
      ref={root}
      role="group"
      aria-roledescription={messages.role}
      aria-label={label}
      className="relative"
      {...pauseHandlers}
    >
      <div
        ref={viewport}
        // A scrollable element must be focusable by keyboard; with Embla the buttons are.
        {...(!controls.embla && { tabIndex: 0 })}
        className={classNames(
          // `relative`, so that visually hidden texts in distant slides are clipped too and do not widen the page.
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
      <CarouselControls
        {...controls}
        messages={messages}
        className={classNames(
          hasPictures ? 'absolute right-2 top-2 rounded-full bg-surface' : 'md:mt-2',
          smallOnly && 'md:hidden',
        )}
      />
    </div>
  )
}

export const Carousel = island('carousel', CarouselPart, { start: 'view' })
