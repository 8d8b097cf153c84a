import type { EmblaCarouselType } from 'embla-carousel'
import { ChevronLeft, ChevronRight } from 'lucide'
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
}

type ControlsProps = {
  index: number
  count: number
  isPaused: boolean
  /** With reduced motion there is no pause button, and the arrows jump without animation. */
  prefersReducedMotion: boolean
  togglePause: () => void
  messages: CarouselMessages
}

type CarouselControlsProps = ControlsProps & { embla: EmblaCarouselType | undefined; className?: string }

const Buttons = (props: ControlsProps & { embla: EmblaCarouselType }) => {
  const { embla, index, count, isPaused, prefersReducedMotion, togglePause, messages } = props
  return (
    <>
      {!prefersReducedMotion && <PauseButton isPaused={isPaused} onClick={togglePause} messages={messages} />}
      <RoundButton
        icon={ChevronLeft}
        aria-label={messages.previous}
        // A carousel begins again after its end: on a phone, where it can be swiped too, one arrow is enough.
        className="max-md:hidden"
        onClick={() => embla.scrollPrev(prefersReducedMotion)}
      />
      <span className="min-w-10 text-center text-xs tabular-nums">{`${index + 1} / ${count}`}</span>
      <RoundButton
        icon={ChevronRight}
        aria-label={messages.next}
        onClick={() => embla.scrollNext(prefersReducedMotion)}
      />
    </>
  )
}

/** Pause, the arrows, and the place between them. Until Embla runs only their place is there. */
export function CarouselControls({ embla, className, ...props }: CarouselControlsProps) {
  return (
    <div className={classNames('noscript:hidden flex min-h-11 items-center gap-1', className)}>
      {embla && <Buttons embla={embla} {...props} />}
    </div>
  )
}
