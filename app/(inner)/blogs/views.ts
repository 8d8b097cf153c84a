import type { PostCardProps } from '@/components/blog/post-card'
import type { PostPageProps } from '@/components/blog/post-page'
import { listPosts, type Post } from '@/lib/content/blog'
import { showPicture } from '@/lib/content/gallery'
import { getCompany } from '@/lib/content/company'
import { guidesWithPost } from '@/lib/content/guides'
import { toHtml } from '@/lib/content/markdown'
import { getWords } from '@/lib/content/pages'
import { fill } from '@/lib/site/fill'
import { formatDay } from '@/lib/site/format'
import { absoluteUrl } from '@/lib/site/metadata'
import { guidePath, postPath } from '@/lib/site/routes'

/** S9.3: related posts number three. */
const RELATED = 3

const postCard = (post: Post, linkText: string, level: PostCardProps['level']): PostCardProps => ({
  title: post.title,
  date: formatDay(post.date),
  path: postPath(post.id),
  shown: showPicture(post.image),
  linkText,
  level,
})

/** What the blog's feed is called where pages tell of it. */
export const feedTitle = () => fill(getWords().post.feedTitle, { company: getCompany().name })

/** Every post, as the list shows it. */
export const postCards = () =>
  listPosts().map((post) => ({
    ...postCard(post, getWords().post.readMoreList, 'h2'),
    description: post.description,
  }))

/** What a post's page shows. */
export const postPage = (post: Post): PostPageProps => ({
  title: post.title,
  date: formatDay(post.date),
  checked: fill(getWords().post.checked, { date: formatDay(post.checkedOn) }),
  shown: showPicture(post.image),
  html: toHtml(post.body),
  tags: post.tags,
  url: absoluteUrl(postPath(post.id)),
  guides: {
    heading: getWords().guide.guides,
    links: guidesWithPost(post.id).map(({ slug, place }) => ({ label: place, path: guidePath(slug) })),
  },
  related: listPosts()
    .filter(({ id }) => id !== post.id)
    .slice(0, RELATED)
    .map((other) => postCard(other, getWords().post.readMore, 'h3')),
  words: getWords(),
})
