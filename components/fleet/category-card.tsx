import { ArrowRight } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import type { ResolvedImage } from '@/lib/content/images'

export type CategoryCardProps = {
  path: string
  title: string
  purpose: string
  facts: string[]
  shown: ResolvedImage
}

type CategoryCardPlace = {
  /** Its picture may be the Largest Contentful Paint. */
  priority: boolean
}

export function CategoryCard({
  path,
  title,
  purpose,
  facts,
  shown,
  priority,
}: CategoryCardProps & CategoryCardPlace) {
  return (
    <Link href={path} className="group flex h-full flex-col overflow-hidden rounded-lg bg-sunken">
      <span className="aspect-8/5 block overflow-hidden">
        <Picture
          picture={shown.picture}
          alt=""
          sizes="(min-width: 1200px) 380px, (min-width: 1024px) 31vw, (min-width: 480px) 47vw, 94vw"
          maxWidth={960}
          priority={priority}
          className="zoom-on-hover size-full object-cover"
        />
      </span>
      <span className="flex flex-1 flex-col p-5 pt-4">
        <span className="font-display text-h3">{title}</span>
        <span className="mt-2 text-sm text-muted">{purpose}</span>
        <span className="mt-auto flex items-center justify-between pt-4 text-sm font-semibold">
          {facts.join(' · ')}
          <Icon of={ArrowRight} className="nudge-on-hover size-5 text-action" />
        </span>
      </span>
    </Link>
  )
}
