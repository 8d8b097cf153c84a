import { ChevronLeft, ChevronRight } from 'lucide'
import type { CarouselWords } from './carousel-controls'
import { RoundButton } from './round-button'

type StripArrowsProps = {
  canGoBack: boolean
  canGoOn: boolean
  back: () => void
  forward: () => void
  words: Pick<CarouselWords, 'previous' | 'next'>
}

/** The two arrows of a strip. The one that leads no further says so, and stays, so that the focus is not lost. */
export function StripArrows({ canGoBack, canGoOn, back, forward, words }: StripArrowsProps) {
  return (
    <>
      <RoundButton icon={ChevronLeft} aria-label={words.previous} aria-disabled={!canGoBack} onClick={back} />
      <RoundButton icon={ChevronRight} aria-label={words.next} aria-disabled={!canGoOn} onClick={forward} />
    </>
  )
}
