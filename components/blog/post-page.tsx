import { ArrowLeft } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { RelatedLinks, type RelatedLinksProps } from '@/components/fleet/related-links'
import { Container } from '@/components/ui/container'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { RedDivider } from '@/components/ui/red-divider'
import type { ResolvedImage } from '@/lib/content/images'
import type { Messages } from '@/lib/content/schema/messages'
import { routes } from '@/lib/routes/routes'
import type { PostCardProps } from './post-card'
import { PostList } from './post-list'
import { ShareButtons } from './share-buttons'

export type PostPageProps = {
  title: string
  date: string
  /** States when the text was last reviewed. */
  checked?: string
  shown: ResolvedImage
  /** The body, already sanitised. */
  html: string
  tags: string[]
  /** The link to the trip search. */
  action?: React.ReactNode
  url: string
  /** Road guides that link to this post. */
  guides: RelatedLinksProps
  related: PostCardProps[]
  messages: Pick<Messages, 'post' | 'notFound'>
}

export function PostPage(props: PostPageProps) {
  const { title, date, checked, shown, html, tags, url, guides, related, action, messages } = props
  return (
    <>
      <Container className="pt-8">
        <article className="mx-auto max-w-[52rem]">
          <Link
            href={routes.blog}
            className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-action hover:underline"
          >
            <Icon of={ArrowLeft} className="size-4" /> {messages.notFound.backToBlogs}
          </Link>
          <h1 className="mt-4 text-h1">{title}</h1>
          <p className="mt-4 font-semibold text-accent">{date}</p>
          {checked && <p className="mt-1 text-sm text-muted">{checked}</p>}
          {action}
          <Picture
            {...shown}
            sizes="(min-width: 900px) 832px, 94vw"
            priority
            className="aspect-8/5 mt-8 w-full rounded-lg object-cover"
          />
          <div className="prose mt-10" dangerouslySetInnerHTML={{ __html: html }} />
          <div className="mt-10">
            <RelatedLinks {...guides} />
          </div>
          {tags.length > 0 && (
            <ul aria-label={messages.post.tags} className="mt-10 flex flex-wrap gap-2 text-sm">
              {tags.map((tag) => (
                <li key={tag} className="rounded-full bg-sunken px-4 py-1.5">
                  {tag}
                </li>
              ))}
            </ul>
          )}
          <div className="mt-6">
            <ShareButtons title={title} url={url} messages={messages.post} />
          </div>
        </article>
      </Container>
      <Container className="pb-section">
        <RedDivider />
        <h2 className="mb-8 text-h2">{messages.post.related}</h2>
        <PostList posts={related} />
      </Container>
    </>
  )
}
