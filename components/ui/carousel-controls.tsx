import type { EmblaCarouselType } from 'embla-carousel'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { fill } from '@/lib/site/fill'
import { classNames } from './class-names'

export type CarouselWords = { previous: string; next: string; pause: string; play: string; goTo: string }

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

const round =
  'grid size-11 cursor-pointer place-items-center rounded-full border border-control hover:border-ink disabled:cursor-default disabled:opacity-40'

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
      <button
        type="button"
        aria-label={words.previous}
        disabled={!embla}
        onClick={() => embla?.scrollPrev(isStill)}
        className={round}
      >
        <ChevronLeft aria-hidden className="size-5" />
      </button>
      <button
        type="button"
        aria-label={words.next}
        disabled={!embla}
        onClick={() => embla?.scrollNext(isStill)}
        className={round}
      >
        <ChevronRight aria-hidden className="size-5" />
      </button>
      {!isStill && (
        <button
          type="button"
          aria-label={isPaused ? words.play : words.pause}
          disabled={!embla}
          onClick={togglePause}
          className={round}
        >
          {isPaused ? <Play aria-hidden className="size-4" /> : <Pause aria-hidden className="size-4" />}
        </button>
      )}
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
