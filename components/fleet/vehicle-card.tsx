import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import type { ResolvedImage } from '@/lib/content/images'

/** The `sizes` of a card where three stand in a row. */
export const IN_THREES = '(min-width: 1200px) 360px, (min-width: 768px) 31vw, 33vw'

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
 * A vehicle in a list, on a phone a row, so that vehicles are compared without a screen for each. The whole is a link to
 * its page; the link's text is that of the specification with the vehicle's name.
 */
export function VehicleCard({
  path,
  name,
  summary,
  facts,
  shown,
  getDetails,
  sizes = '(min-width: 1200px) 580px, (min-width: 768px) 47vw, 33vw',
}: VehicleCardProps) {
  return (
    <article className="relative grid h-full grid-cols-[35%_minmax(0,1fr)] gap-x-4 md:flex md:flex-col">
      <Picture
        {...shown}
        sizes={sizes}
        maxWidth={1280}
        className="aspect-8/5 row-span-2 w-full rounded-md object-cover"
      />
      <h3 className="text-h4 md:mt-4">{name}</h3>
      <p className="mt-1 text-sm font-semibold">{facts.join('\u00a0· ')}</p>
      <p className="col-span-2 mt-2 text-sm text-muted">{summary}</p>
      <Link
        href={path}
        className="col-span-2 mt-auto inline-flex min-h-11 items-center self-start text-sm font-semibold text-action after:absolute after:inset-0 hover:underline"
      >
        {getDetails}
        <span className="sr-only">{`: ${name}`}</span>
      </Link>
    </article>
  )
}
