import type { TripKind } from '@/lib/fleet/kinds'
import type { Reason } from '@/lib/fleet/reasons'
import type { Advice } from '@/lib/fleet/suggest'
import { fill } from '@/lib/site/fill'
import type { FinderWords, Thumbnails } from './props'
import { SuggestionCard } from './suggestion-card'

type FinderAnswerProps = {
  /** Undefined while people or bags are not given. */
  advice: Advice | undefined
  kind: TripKind
  thumbnails: Thumbnails
  words: FinderWords
}

function headline(advice: Advice | undefined, words: FinderWords): string {
  if (!advice) return words.incomplete
  if (!advice.fits) return words.nothing
  const count = advice.suggestions.length
  return count === 1 ? words.fitsOne : fill(words.fitsMany, { count })
}

/** What the finder answers: the sentence is announced, the vehicles stand below it. */
export function FinderAnswer({ advice, kind, thumbnails, words }: FinderAnswerProps) {
  const trip = words.firstFor[kind]
  const say = ({ key, values }: Reason) => fill(words.reasons[key], { ...values, trip })
  const several = (advice: Advice & { fits: false }) =>
    advice.largest &&
    fill(words.several, {
      vehicle: advice.largest.name,
      passengers: advice.largest.passengers,
      large: advice.largest.bags.large,
      count: advice.vehicles,
    })
  const largest = advice && !advice.fits ? advice.largest : undefined
  return (
    <>
      <p role="status" className="mt-8 min-h-6 text-muted">
        {headline(advice, words)} {advice && !advice.fits && several(advice)}
      </p>
      <ul className="mt-6 grid gap-x-6 gap-y-10 md:grid-cols-[1.35fr_1fr_1fr] lg:gap-x-8">
        {advice?.fits &&
          advice.suggestions.map(({ row, reasons }, index) => (
            <SuggestionCard
              key={row.slug}
              row={row}
              picture={thumbnails[row.slug]}
              reasons={reasons.map(say)}
              isFirst={index === 0}
              words={words}
            />
          ))}
        {largest && (
          <SuggestionCard
            row={largest}
            picture={thumbnails[largest.slug]}
            reasons={[]}
            isFirst
            words={words}
          />
        )}
      </ul>
    </>
  )
}
