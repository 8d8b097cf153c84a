import { basename, join } from 'node:path'
import { fleetPath, postPath } from '@/lib/routes/routes'
import { byAlias, withoutSlash } from './aliases'
import { readEach } from './content-error'
import { isShown } from './draft'
import { currentSlug } from './fleet'
import { contentRoot, listFiles, readMarkdown, refuse } from './load'
import { memoize } from './memoize'
import { postSchema, type PostHead } from './schema/post'

/** A post. One with an empty body has no page: the specification has it show 'Blog Not Found'. */
export type Post = PostHead & { id: number; body: string }

function readPost(file: string, locale: string): Post {
  const name = basename(file, '.md')
  if (!/^[1-9]\d{0,3}$/.test(name)) refuse(file, '', 'the name must be a number up to 9999, such as 10.md')
  const { data, body } = readMarkdown(file, postSchema, locale)
  return { ...data, id: Number(name), body }
}

/** The posts of all files, whether this build shows them or not. */
const allPosts = memoize((locale): Post[] =>
  readEach(listFiles(join(contentRoot, 'blog'), '.md'), (file) => readPost(file, locale)),
)

const renamed = memoize(() => byAlias(allPosts()))

/** The current id of a post, for a current or former one. */
export const currentPostId = (id: number) => renamed().get(postPath(id))?.id ?? id

/**
 * All posts by id, those without a body included, from `blog/<id>.md`. Drafts, and posts that are not published on the
 * build's day, are among them in previews only. There is always one: a site cannot be exported with a route that has no
 * page.
 * @throws ContentError for a broken file or a name that is no number.
 */
export const listPosts = memoize((locale): Post[] => {
  const posts = allPosts(locale).filter(isShown)
  if (posts.length > 0) return posts.sort((a, b) => a.id - b.id)
  return refuse(
    join(contentRoot, 'pages', 'blogs.yaml'),
    '',
    'one post at least, blog/<number>.md, must be no draft, and published today',
  )
})

/**
 * The paths, former ones too, of posts that this build leaves out because of its day. What links to them comes and goes
 * with them: nobody is there to take a dead link out on that day. A link to a draft is its author's to fix.
 */
export const pathsOfOtherDays = memoize(
  (locale) =>
    new Set(
      allPosts(locale)
        .filter((post) => !post.draft && !isShown(post))
        .flatMap(({ id, aliases }) => [postPath(id), ...aliases.map(withoutSlash)]),
    ),
)

/** The post of that id, if it has been written. */
export const findPost = (id: string) => listPosts().find((post) => String(post.id) === id && post.body !== '')

/** The posts that have been written. */
export const listWrittenPosts = memoize((locale) => listPosts(locale).filter(({ body }) => body !== ''))

/** Replaces a former address of a vehicle by the current one. */
const toCurrent = (target: string) =>
  target.startsWith('/') ? fleetPath(currentSlug(target.slice(1))) : target

/** The link targets in each post's Markdown. Texts are searched once, not once per vehicle. */
const targetsOfPosts = memoize(() =>
  listWrittenPosts().map((post) => ({
    post,
    targets: new Set([...post.body.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => toCurrent(target))),
  })),
)

/** The written posts whose text links to one of these vehicles. */
export const postsAbout = (slugs: string[]) =>
  targetsOfPosts().flatMap(({ post, targets }) =>
    slugs.some((slug) => targets.has(fleetPath(slug))) ? [post] : [],
  )
