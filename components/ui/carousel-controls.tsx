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

type ButtonsProps = {
  embla: EmblaCarouselType
  index: number
  count: number
  isPaused: boolean
  /** With reduced motion there is no pause button, and the buttons jump without animation. */
  prefersReducedMotion: boolean
  togglePause: () => void
  messages: CarouselMessages
}

type CarouselControlsProps = Omit<ButtonsProps, 'embla'> & {
  embla: EmblaCarouselType | undefined
  className?: string
}

const Buttons = ({
  embla,
  index,
  count,
  isPaused,
  prefersReducedMotion,
  togglePause,
  messages,
}: ButtonsProps) => (
  <>
    <RoundButton
      icon={ChevronLeft}
      aria-label={messages.previous}
      onClick={() => embla.scrollPrev(prefersReducedMotion)}
    />
    <RoundButton
      icon={ChevronRight}
      aria-label={messages.next}
      onClick={() => embla.scrollNext(prefersReducedMotion)}
    />
    {!prefersReducedMotion && <PauseButton isPaused={isPaused} onClick={togglePause} messages={messages} />}
    <ul className="ml-2 flex flex-wrap">
      {Array.from({ length: count }, (_, place) => (
        <li key={place}>
          <button
            type="button"
            aria-label={interpolate(messages.goTo, { number: place + 1 })}
            aria-current={place === index}
            onClick={() => embla.scrollTo(place, prefersReducedMotion)}
            className="group grid size-6 cursor-pointer place-items-center"
          >
            <span className="block size-2 rounded-full bg-control transition-all group-aria-[current=true]:w-5 group-aria-[current=true]:bg-action" />
          </button>
        </li>
      ))}
    </ul>
  </>
)

/** Previous, next, pause, and a dot for each position. Until Embla runs only their place is there. */
export function CarouselControls({ embla, className, ...props }: CarouselControlsProps) {
  return (
    <div className={classNames('noscript:hidden mt-5 flex min-h-11 items-center gap-2', className)}>
      {embla && <Buttons embla={embla} {...props} />}
    </div>
  )
}
