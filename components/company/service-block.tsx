import { ArrowRight } from 'lucide'
import { ServiceButton } from '@/components/enquiry/service-button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import type { ResolvedImage } from '@/lib/content/images'
import type { Messages } from '@/lib/content/schema/messages'

type ServiceBlockProps = {
  id: string
  title: string
  description: string
  points: string[]
  shown: ResolvedImage
  /** Its picture may be the Largest Contentful Paint. */
  priority: boolean
  /** The picture is on the right. */
  reverse: boolean
  /** The service's own page, where it has one. */
  page?: { label: string; name: string; path: string }
  messages: Pick<Messages, 'service'>
}

/** One service beside its picture. */
export function ServiceBlock(props: ServiceBlockProps) {
  const { id, title, description, points, shown, priority, reverse, page, messages } = props
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid items-center gap-x-16 gap-y-6 lg:grid-cols-2"
    >
      <Picture
        {...shown}
        sizes="(min-width: 1200px) 570px, (min-width: 1024px) 47vw, 94vw"
        maxWidth={1280}
        priority={priority}
        className={classNames('aspect-8/5 w-full rounded-lg object-cover', reverse && 'lg:order-2')}
      />
      <div>
        <h2 id={`${id}-title`} className="text-h2">
          {title}
        </h2>
        <p className="mt-5 max-w-prose text-muted">{description}</p>
        <ul className="mt-5 flex flex-col gap-2 font-semibold">
          {points.map((point) => (
            <li
              key={point}
              className="relative pl-7 before:absolute before:left-0 before:top-[0.75em] before:h-0.5 before:w-4 before:bg-action"
            >
              {point}
            </li>
          ))}
        </ul>
        <p className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-2">
          <ServiceButton service={title} messages={messages} />
          {page && (
            <Link
              href={page.path}
              aria-label={page.name}
              className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-action hover:underline"
            >
              {page.label}
              <Icon of={ArrowRight} className="size-4" />
            </Link>
          )}
        </p>
      </div>
    </section>
  )
}
