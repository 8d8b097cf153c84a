import type { EmblaCarouselType } from 'embla-carousel'
import { ChevronLeft, ChevronRight } from 'lucide'
import { fill } from '@/lib/site/fill'
import { classNames } from './class-names'
import { PauseButton } from './pause-button'
import { RoundButton } from './round-button'

export type CarouselWords = {
  /** What a screen reader calls a carousel. */
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
  /** Where motion is not wanted there is nothing to pause, and the buttons jump. */
  isStill: boolean
  togglePause: () => void
  words: CarouselWords
  className?: string
}

/** Previous, next, pause, and a dot for each place. They stand from the start, so that nothing moves when they wake. */
export function CarouselControls({
  embla,
  index,
  count,
  isPaused,
  isStill,
  togglePause,
  words,
  className,
}: CarouselControlsProps) {
  return (
    <div className={classNames('noscript:hidden mt-5 flex items-center gap-2', className)}>
      <RoundButton
        icon={ChevronLeft}
        aria-label={words.previous}
        disabled={!embla}
        onClick={() => embla?.scrollPrev(isStill)}
      />
      <RoundButton
        icon={ChevronRight}
        aria-label={words.next}
        disabled={!embla}
        onClick={() => embla?.scrollNext(isStill)}
      />
      {!isStill && <PauseButton isPaused={isPaused} disabled={!embla} onClick={togglePause} words={words} />}
      <ul className="ml-2 flex flex-wrap">
        {Array.from({ length: count }, (_, place) => (
          <li key={place}>
            <button
              type="button"
              aria-label={fill(words.goTo, { number: place + 1 })}
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
