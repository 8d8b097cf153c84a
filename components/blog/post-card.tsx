import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import type { ResolvedImage } from '@/lib/content/images'

export type PostCardProps = {
  title: string
  date: string
  /** Only the list shows it: a post's own page must fit into ten TCP packets. */
  description?: string
  path: string
  shown: ResolvedImage
  /** The text of the link: READ MORE in the list, 'Read More →' among the related posts. */
  linkText: string
  level: 'h2' | 'h3'
  /** Its picture may be the Largest Contentful Paint. */
  priority?: boolean
}

/** A post in a list. S9.2: the title is clamped to two lines, the description to four. */
export function PostCard({
  title,
  date,
  description,
  path,
  shown,
  linkText,
  level: Heading,
  priority,
}: PostCardProps) {
  return (
    <article className="group relative flex h-full flex-col">
      <span className="block overflow-hidden rounded-lg">
        <Picture
          {...shown}
          sizes="(min-width: 1200px) 380px, (min-width: 768px) 31vw, 94vw"
          maxWidth={960}
          priority={priority}
          className="aspect-8/5 zoom-on-hover w-full object-cover"
        />
      </span>
      <p className="mt-3 text-xs font-semibold text-accent">{date}</p>
      <Heading className="md:max-xl:text-base/5.5 mt-1 line-clamp-2 text-h4 md:max-lg:text-sm/5">
        {title}
      </Heading>
      {description && <p className="mt-2 line-clamp-4 text-sm text-muted">{description}</p>}
      <Link
        href={path}
        className="mt-auto inline-flex min-h-11 items-center self-start pt-1 text-sm font-semibold text-action after:absolute after:inset-0 group-hover:underline"
      >
        {linkText}
        <span className="sr-only">{`: ${title}`}</span>
      </Link>
    </article>
  )
}
