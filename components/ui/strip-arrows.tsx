import { ChevronLeft, ChevronRight } from 'lucide'
import type { CarouselMessages } from './carousel-controls'
import { RoundButton } from './round-button'

type StripArrowsProps = {
  canGoBack: boolean
  canGoForward: boolean
  back: () => void
  forward: () => void
  messages: Pick<CarouselMessages, 'previous' | 'next'>
}

/**
 * The two arrows of a strip. At an end the arrow is `aria-disabled` and stays focusable, so that the focus is not
 * lost.
 */
export function StripArrows({ canGoBack, canGoForward, back, forward, messages }: StripArrowsProps) {
  return (
    <>
      <RoundButton
        icon={ChevronLeft}
        aria-label={messages.previous}
        aria-disabled={!canGoBack}
        onClick={back}
      />
      <RoundButton
        icon={ChevronRight}
        aria-label={messages.next}
        aria-disabled={!canGoForward}
        onClick={forward}
      />
    </>
  )
}
