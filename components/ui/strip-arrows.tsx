import { ChevronLeft, ChevronRight } from 'lucide'
import type { CarouselMessages } from './carousel-controls'
import { RoundButton } from './round-button'

type StripArrowsProps = {
  canGoBack: boolean
  canGoOn: boolean
  back: () => void
  forward: () => void
  messages: Pick<CarouselMessages, 'previous' | 'next'>
}

/** The two arrows of a strip. The one that leads no further says so, and stays, so that the focus is not lost. */
export function StripArrows({ canGoBack, canGoOn, back, forward, messages }: StripArrowsProps) {
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
        aria-disabled={!canGoOn}
        onClick={forward}
      />
    </>
  )
}
