import { basename, join } from 'node:path'
import { guidePath } from '@/lib/routes/routes'
import { byAlias } from './aliases'
import { currentPostId } from './blog'
import { readEach } from './content-error'
import { isShown } from './draft'
import { currentSlug } from './fleet'
import { contentRoot, listFiles, mustExist, readYaml, refuse } from './load'
import { memoize } from './memoize'
import { guideSchema, type GuideFile } from './schema/guide'
import { slug as slugSchema } from './schema/values'

/** The guide to one road from Delhi; the slug is the name of its file. */
export type Guide = GuideFile & { slug: string }

/** Vehicles and posts may be named by former addresses. */
const withCurrentNames = (guide: GuideFile): GuideFile => ({
  ...guide,
  vehicles: {
    ...guide.vehicles,
    suits: guide.vehicles.suits.map((suited) => ({ ...suited, slug: currentSlug(suited.slug) })),
  },
  posts: guide.posts.map(currentPostId),
})

/** What a guide names must be there: its vehicles and posts. */
function checkNames(file: string, { vehicles, posts }: GuideFile): void {
  mustExist(file, [
    ...vehicles.suits.map(({ slug }, index) => ({
      path: `vehicles.suits.${index}.slug`,
      name: `fleet/vehicles/${slug}.yaml`,
    })),
    ...posts.map((id, index) => ({ path: `posts.${index}`, name: `blog/${id}.md` })),
  ])
}

function readGuide(file: string, locale: string): Guide {
  const slug = basename(file, '.yaml')
  if (!slugSchema.safeParse(slug).success)
    refuse(file, '', 'the name must be lower-case words joined by hyphens')
  const guide = withCurrentNames(readYaml(file, guideSchema, locale))
  checkNames(file, guide)
  return { ...guide, slug }
}

const allGuides = memoize((locale): Guide[] =>
  readEach(listFiles(join(contentRoot, 'routes'), '.yaml'), (file) => readGuide(file, locale)),
)

/**
 * The guides in their order, from `routes/<slug>.yaml`. Drafts are among them in previews only. There is always one: a
 * site cannot be exported with a route that has no page.
 * @throws ContentError for a broken file, or one that names a vehicle or post that is not there.
 */
export const listGuides = memoize((locale): Guide[] => {
  const guides = allGuides(locale).filter(isShown)
  if (guides.length > 0) return guides.sort((a, b) => a.order - b.order)
  return refuse(
    join(contentRoot, 'pages', 'routes.yaml'),
    '',
    'one guide at least, routes/<slug>.yaml, must be no draft',
  )
})

/** Drafts included, as a name may be that of a guide which is still being written. */
const renamed = memoize(() => byAlias(allGuides()))

/** The slug of a guide that may be named by a former one. */
export const currentGuideSlug = (slug: string) => renamed().get(guidePath(slug))?.slug ?? slug

export const findGuide = (slug: string) => listGuides().find((guide) => guide.slug === slug)

/** The guides that name one of these vehicles among those that suit the road. */
export const guidesFor = (slugs: string[]) =>
  listGuides().filter(({ vehicles }) => vehicles.suits.some(({ slug }) => slugs.includes(slug)))

/** The guides that lead to a post. */
export const guidesWithPost = (id: number) => listGuides().filter(({ posts }) => posts.includes(id))
