import { ArrowRight } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import type { ResolvedImage } from '@/lib/content/images'

/** The `sizes` of a card where three stand in a row. */
export const IN_THREES = '(min-width: 1200px) 360px, (min-width: 768px) 31vw, 94vw'

export type VehicleCardProps = {
  path: string
  name: string
  summary: string
  facts: string[]
  shown: ResolvedImage
  getDetails: string
  /** The `sizes` of the picture; by default for two cards in a row. */
  sizes?: string
}

/**
 * A vehicle in a list. The whole card is a link to its page; the link's text is that of the specification with the
 * vehicle's name.
 */
export function VehicleCard({
  path,
  name,
  summary,
  facts,
  shown,
  getDetails,
  sizes = '(min-width: 1200px) 580px, (min-width: 768px) 47vw, 94vw',
}: VehicleCardProps) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-lg bg-sunken">
      <div className="aspect-8/5 overflow-hidden">
        <Picture {...shown} sizes={sizes} maxWidth={1280} className="zoom-on-hover size-full object-cover" />
      </div>
      <div className="flex flex-1 flex-col p-5 md:p-6">
        <h3 className="text-h3">{name}</h3>
        <p className="mt-1 text-sm font-semibold">{facts.join(' · ')}</p>
        <p className="mt-3 text-sm text-muted">{summary}</p>
        <Link
          href={path}
          className="mt-auto inline-flex min-h-11 items-center gap-2 self-start pt-3 text-sm font-semibold text-action after:absolute after:inset-0 hover:underline"
        >
          {getDetails}
          <span className="sr-only">{`: ${name}`}</span>
          <Icon of={ArrowRight} className="nudge-on-hover size-4" />
        </Link>
      </div>
    </article>
  )
}
