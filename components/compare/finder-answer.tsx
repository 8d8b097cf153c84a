import type { TripKind } from '@/lib/fleet/kinds'
import type { Reason } from '@/lib/fleet/reasons'
import type { Advice } from '@/lib/fleet/suggest'
import { interpolate } from '@/lib/format/interpolate'
import type { FinderMessages, Thumbnails } from './props'
import { SuggestionCard } from './suggestion-card'

type FinderAnswerProps = {
  /** Undefined while the number of people or bags is missing. */
  advice: Advice | undefined
  kind: TripKind
  thumbnails: Thumbnails
  messages: FinderMessages
}

function headline(advice: Advice | undefined, messages: FinderMessages): string {
  if (!advice) return messages.incomplete
  if (!advice.fits) return messages.nothing
  return interpolate(messages.fits, { count: advice.suggestions.length })
}

/** The finder's answer: a sentence, which screen readers announce, and the suggested vehicles. */
export function FinderAnswer({ advice, kind, thumbnails, messages }: FinderAnswerProps) {
  const reasons = { ...messages.reasons, first: messages.firstFor[kind] }
  const say = ({ key, values }: Reason) => interpolate(reasons[key], values)
  const several = (advice: Advice & { fits: false }) =>
    advice.largest &&
    interpolate(messages.several, {
      vehicle: advice.largest.name,
      passengers: advice.largest.passengers,
      large: advice.largest.bags.large,
      count: advice.vehicles,
    })
  const largest = advice && !advice.fits ? advice.largest : undefined
  return (
    <>
      <p role="status" className="mt-8 min-h-6 text-muted">
        {headline(advice, messages)} {advice && !advice.fits && several(advice)}
      </p>
      <ul className="mt-6 grid gap-x-6 gap-y-10 md:grid-cols-[1.35fr_1fr_1fr] lg:gap-x-8">
        {advice?.fits &&
          advice.suggestions.map(({ row, load, reasons }, index) => (
            <SuggestionCard
              key={row.slug}
              row={row}
              load={load}
              picture={thumbnails[row.slug]}
              reasons={reasons.map(say)}
              isFirst={index === 0}
              messages={messages}
            />
          ))}
        {largest && (
          <SuggestionCard
            row={largest}
            load={largest}
            picture={thumbnails[largest.slug]}
            reasons={[]}
            isFirst
            messages={messages}
          />
        )}
      </ul>
    </>
  )
}
