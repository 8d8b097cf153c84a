import type { PostCardProps } from '@/components/blog/post-card'
import type { PostPageProps } from '@/components/blog/post-page'
import { listPosts, type Post } from '@/lib/content/blog'
import { checkedLine } from '@/lib/content/checked'
import { resolveImage } from '@/lib/content/images'
import { getCompany } from '@/lib/content/company'
import { guidesWithPost } from '@/lib/content/guides'
import { toHtml } from '@/lib/content/markdown'
import { getMessages } from '@/lib/content/pages'
import { interpolate } from '@/lib/format/interpolate'
import { formatDay } from '@/lib/format/intl'
import { absoluteUrl } from '@/lib/seo/metadata'
import { guidePath, postPath } from '@/lib/routes/routes'
import { labelled } from './labelled'

/** S9.3: related posts number three. */
const RELATED = 3

const postCard = (post: Post, linkText: string, level: PostCardProps['level']): PostCardProps => ({
  title: post.title,
  date: labelled(formatDay(post.date), post),
  path: postPath(post.id),
  shown: resolveImage(post.image),
  linkText,
  level,
})

/** The title of the blog's feed. */
export const feedTitle = () => interpolate(getMessages().post.feedTitle, { company: getCompany().name })

/** Every post, as the list shows it. */
export const postCards = () =>
  listPosts().map((post) => ({
    ...postCard(post, getMessages().post.readMoreList, 'h2'),
    description: post.description,
  }))

/** What a post's page shows. */
export const postPage = (post: Post): PostPageProps => ({
  title: post.title,
  date: labelled(formatDay(post.date), post),
  checked: checkedLine(getMessages().post.checked, post),
  shown: resolveImage(post.image),
  html: toHtml(post.body),
  tags: post.tags,
  url: absoluteUrl(postPath(post.id)),
  guides: {
    heading: getMessages().guide.guides,
    links: guidesWithPost(post.id).map(({ slug, place }) => ({ label: place, path: guidePath(slug) })),
  },
  related: listPosts()
    .filter(({ id }) => id !== post.id)
    .slice(0, RELATED)
    .map((other) => postCard(other, getMessages().post.readMore, 'h3')),
  messages: getMessages(),
})
