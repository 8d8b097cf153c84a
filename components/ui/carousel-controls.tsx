import type { EmblaCarouselType } from 'embla-carousel'
import { ChevronLeft, ChevronRight } from 'lucide'
import { interpolate } from '@/lib/format/interpolate'
import { classNames } from './class-names'
import { PauseButton } from './pause-button'
import { RoundButton } from './round-button'

export type CarouselMessages = {
  /** The `aria-roledescription` of a carousel. */
  role: string
  previous: string
  next: string
  pause: string
  play: string
  goTo: string
}

type CarouselControlsProps = {
  embla: EmblaCarouselType | undefined
  index: number
  count: number
  isPaused: boolean
  /** With reduced motion there is no pause button, and the buttons jump without animation. */
  isStill: boolean
  togglePause: () => void
  messages: CarouselMessages
  className?: string
}

/**
 * Previous, next, pause, and a dot for each position. They are rendered from the start, so that the layout does not
 * shift on hydration.
 */
export function CarouselControls({
  embla,
  index,
  count,
  isPaused,
  isStill,
  togglePause,
  messages,
  className,
}: CarouselControlsProps) {
  return (
    <div className={classNames('noscript:hidden mt-5 flex items-center gap-2', className)}>
      <RoundButton
        icon={ChevronLeft}
        aria-label={messages.previous}
        disabled={!embla}
        onClick={() => embla?.scrollPrev(isStill)}
      />
      <RoundButton
        icon={ChevronRight}
        aria-label={messages.next}
        disabled={!embla}
        onClick={() => embla?.scrollNext(isStill)}
      />
      {!isStill && (
        <PauseButton isPaused={isPaused} disabled={!embla} onClick={togglePause} messages={messages} />
      )}
      <ul className="ml-2 flex flex-wrap">
        {Array.from({ length: count }, (_, place) => (
          <li key={place}>
            <button
              type="button"
              aria-label={interpolate(messages.goTo, { number: place + 1 })}
              aria-current={place === index}
              onClick={() => embla?.scrollTo(place, isStill)}
              className="group grid size-6 cursor-pointer place-items-center"
            >
              <span className="block size-2 rounded-full bg-control transition-all group-aria-[current=true]:w-5 group-aria-[current=true]:bg-action" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
