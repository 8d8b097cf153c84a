import { ChevronLeft, ChevronRight } from 'lucide'
import type { CarouselWords } from './carousel-controls'
import { RoundButton } from './round-button'

type StripArrowsProps = {
  isFirst: boolean
  isLast: boolean
  back: () => void
  forward: () => void
  words: Pick<CarouselWords, 'previous' | 'next'>
}

/** The two arrows of a strip. The one that leads no further says so, and stays, so that the focus is not lost. */
export function StripArrows({ isFirst, isLast, back, forward, words }: StripArrowsProps) {
  return (
    <>
      <RoundButton icon={ChevronLeft} aria-label={words.previous} aria-disabled={isFirst} onClick={back} />
      <RoundButton icon={ChevronRight} aria-label={words.next} aria-disabled={isLast} onClick={forward} />
    </>
  )
}
