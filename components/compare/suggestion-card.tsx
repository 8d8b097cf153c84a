import { ArrowRight } from 'lucide'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import type { Load } from '@/lib/fleet/load'
import type { FleetRow } from '@/lib/fleet/row'
import { interpolate } from '@/lib/format/interpolate'
import type { PictureData } from '@/lib/images/pictures'
import type { FinderMessages } from './props'

type SuggestionCardProps = {
  row: FleetRow
  load: Omit<Load, 'isFolded'>
  picture: PictureData | undefined
  reasons: string[]
  /** The best fit is shown large, on a phone above the others, whose pictures are beside their text there. */
  isFirst?: boolean
  messages: FinderMessages
}

function Figure({ figure, label }: { figure: number; label: string }) {
  return (
    <span>
      <span className="block font-display text-h3">{figure}</span>
      <span className="whitespace-nowrap text-xs text-muted">{label}</span>
    </span>
  )
}

const Reasons = ({ reasons }: Pick<SuggestionCardProps, 'reasons'>) => (
  <ul className="col-span-full mt-4 border-t border-line text-sm">
    {reasons.map((reason) => (
      <li key={reason} className="border-b border-line py-2">
        {reason}
      </li>
    ))}
  </ul>
)

/** A suggested vehicle with the reasons for it. */
export function SuggestionCard({ row, load, picture, reasons, isFirst, messages }: SuggestionCardProps) {
  const { illustration, views } = messages.fleet
  return (
    <li
      className={classNames(
        'group relative',
        isFirst ? 'flex flex-col' : 'grid grid-cols-[min(8rem,35%)_1fr] gap-x-4 md:flex md:flex-col',
      )}
    >
      <div className="aspect-8/5 overflow-hidden rounded-md bg-sunken max-md:self-start">
        <Picture
          picture={picture}
          alt={interpolate(illustration, { vehicle: row.name, view: views[0] ?? '' })}
          sizes={
            isFirst
              ? '(min-width: 1200px) 470px, (min-width: 768px) 38vw, 94vw'
              : '(min-width: 1200px) 316px, (min-width: 768px) 26vw, 8rem'
          }
          className="zoom-on-hover size-full object-cover"
        />
      </div>
      <div
        className={classNames(
          'flex flex-wrap items-start justify-between gap-x-6 gap-y-2 md:mt-5 lg:flex-nowrap',
          isFirst && 'mt-4',
        )}
      >
        <div>
          <h3 className="text-h3">{row.name}</h3>
          <p className="text-sm text-accent">{row.categoryTitle}</p>
        </div>
        <p className="flex gap-x-5 max-lg:flex-wrap">
          <Figure figure={load.passengers} label={messages.people} />
          <Figure figure={load.bags.large} label={messages.bags} />
        </p>
      </div>
      {reasons.length > 0 && <Reasons reasons={reasons} />}
      <Link
        href={row.path}
        className="col-span-full mt-auto inline-flex min-h-11 items-center gap-2 self-start pt-3 text-sm font-semibold after:absolute after:inset-0 hover:underline"
      >
        {messages.common.getDetails}
        <span className="sr-only">{`: ${row.name}`}</span>
        <Icon of={ArrowRight} className="nudge-on-hover size-4" />
      </Link>
    </li>
  )
}
