import type { TripKind } from '@/lib/fleet/kinds'
import type { Reason } from '@/lib/fleet/reasons'
import type { Suggested } from '@/lib/fleet/suggest'
import { interpolate } from '@/lib/format/interpolate'
import { formatItems } from '@/lib/format/list'
import type { FinderMessages, Thumbnails } from './props'
import { SuggestionCard } from './suggestion-card'

type FinderAnswerProps = {
  /** Undefined while the number of people or bags is missing. */
  suggested: Suggested | undefined
  kind: TripKind
  thumbnails: Thumbnails
  messages: FinderMessages
}

function headline(suggested: Suggested | undefined, messages: FinderMessages): string {
  if (!suggested) return messages.incomplete
  if (!suggested.fits) return messages.nothing
  return interpolate(messages.fits, { count: suggested.suggestions.length })
}

/** The finder's answer: a sentence, which screen readers announce, and the suggested vehicles. */
export function FinderAnswer({ suggested, kind, thumbnails, messages }: FinderAnswerProps) {
  const reasons = { ...messages.reasons, first: messages.firstFor[kind] }
  const say = ({ key, values }: Reason) => interpolate(reasons[key], values)
  const set = suggested && !suggested.fits ? suggested.set : undefined
  const vehicles = set?.lines.map(({ row, count }) =>
    interpolate(messages.vehicle, { count, name: row.name }),
  )
  return (
    <>
      <p role="status" className="mt-8 min-h-6 text-muted">
        {headline(suggested, messages)}{' '}
        {vehicles && interpolate(messages.several, { vehicles: formatItems(vehicles) })}
      </p>
      <ul className="mt-6 grid gap-x-6 gap-y-10 md:grid-cols-[1.35fr_1fr_1fr] lg:gap-x-8">
        {suggested?.fits &&
          suggested.suggestions.map(({ row, load, reasons }, index) => (
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
        {set?.lines.map(({ row }, index) => (
          <SuggestionCard
            key={row.slug}
            row={row}
            load={row}
            picture={thumbnails[row.slug]}
            reasons={[]}
            isFirst={index === 0}
            messages={messages}
          />
        ))}
      </ul>
    </>
  )
}
