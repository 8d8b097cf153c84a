import { ArrowRight } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import type { ResolvedImage } from '@/lib/content/images'

export type CategoryCardProps = {
  path: string
  title: string
  purpose: string
  people: string
  shown: ResolvedImage
}

type CategoryCardPlace = {
  /** Its picture may be the Largest Contentful Paint. */
  priority: boolean
}

/** A category in a list, on a phone a row. */
export function CategoryCard({
  path,
  title,
  purpose,
  people,
  shown,
  priority,
}: CategoryCardProps & CategoryCardPlace) {
  return (
    <Link
      href={path}
      className="group grid h-full grid-cols-[35%_minmax(0,1fr)] gap-x-4 sm:flex sm:flex-col sm:gap-y-4"
    >
      <Picture
        picture={shown.picture}
        alt=""
        sizes="(min-width: 1200px) 380px, (min-width: 1024px) 31vw, (min-width: 480px) 47vw, 33vw"
        maxWidth={960}
        priority={priority}
        className="aspect-8/5 w-full rounded-md object-cover"
      />
      <span className="flex flex-1 flex-col">
        <span className="font-display text-h4">{title}</span>
        <span className="mt-1 text-sm text-muted">{purpose}</span>
        <span className="mt-auto flex items-center justify-between pt-2 text-sm font-semibold">
          {people}
          <Icon of={ArrowRight} className="nudge-on-hover size-5 text-action" />
        </span>
      </span>
    </Link>
  )
}
