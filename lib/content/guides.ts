import { basename, join } from 'node:path'
import { refusalOf, type RoadFacts } from '@/lib/fleet/roads'
import { guidePath } from '@/lib/routes/routes'
import { byAlias } from './aliases'
import { currentPostId } from './blog'
import { readEach } from './content-error'
import { isShown } from './draft'
import { currentSlug, findVehicle } from './fleet'
import { lengthOf } from './guide-figures'
import { contentRoot, listFiles, mustExist, readYaml, refuse } from './load'
import { memoize } from './memoize'
import { pages } from './pages'
import { guideSchema, type GuideFile } from './schema/guide'
import { slug as slugSchema } from './schema/values'

/** The guide to one road from Delhi; the slug is the name of its file. */
export type Guide = GuideFile & { slug: string }

/** Replaces former addresses of vehicles and posts by current ones. */
const withCurrentNames = (guide: GuideFile): GuideFile => ({
  ...guide,
  vehicles: guide.vehicles.map((suited) => ({ ...suited, slug: currentSlug(suited.slug) })),
  also: guide.also.map(currentSlug),
  posts: guide.posts.map(currentPostId),
})

/** The vehicles and posts that a guide names must exist. */
function checkNames(file: string, { vehicles, also, posts }: GuideFile): void {
  const vehicle = (slug: string, path: string) => ({ path, name: `fleet/vehicles/${slug}.yaml` })
  mustExist(file, [
    ...vehicles.map(({ slug }, index) => vehicle(slug, `vehicles.${index}.slug`)),
    ...also.map((slug, index) => vehicle(slug, `also.${index}`)),
    ...posts.map((id, index) => ({ path: `posts.${index}`, name: `blog/${id}.md` })),
  ])
}

/** The stages of the usual road: those of the new one from its day on. */
const usualStages = ({ stages, newRoad }: GuideFile) =>
  newRoad && isShown(newRoad) ? newRoad.stages : stages

function readGuide(file: string, locale: string): Guide {
  const slug = basename(file, '.yaml')
  if (slug === 'index' || !slugSchema.safeParse(slug).success)
    refuse(file, '', 'the name must be lower-case words joined by hyphens')
  const guide = withCurrentNames(readYaml(file, guideSchema, locale))
  checkNames(file, guide)
  return { ...guide, slug, stages: usualStages(guide) }
}

const allGuides = memoize((locale): Guide[] =>
  readEach(listFiles(join(contentRoot, 'routes'), '.yaml'), (file) => readGuide(file, locale)),
)

/**
 * The guides in their order, from `routes/<slug>.yaml`. Drafts are among them in previews only. There is always one: a
 * site cannot be exported with a route that has no page.
 * @throws ContentError for a broken file, or one that names a vehicle or post that does not exist.
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

/** Includes drafts, since a name may refer to one. */
const renamed = memoize(() => byAlias(allGuides()))

/** The current slug of a guide, for a current or former one. */
export const currentGuideSlug = (slug: string) => renamed().get(guidePath(slug))?.slug ?? slug

export const findGuide = (slug: string, locale?: string) =>
  listGuides(locale).find((guide) => guide.slug === slug)

/** What decides which vehicles may take the road of a guide. */
export const roadFacts = (guide: Guide): RoadFacts => ({ ...guide, kilometres: lengthOf(guide) })

/** The vehicles that a guide suggests, with what it says of each: those that may take its road. */
export const suggestedBy = (guide: Guide) =>
  guide.vehicles.flatMap(({ slug, text, longer }) => {
    const vehicle = findVehicle(slug)
    return vehicle && !refusalOf(vehicle, roadFacts(guide)) ? [{ vehicle, text, longer }] : []
  })

/** A place by its names, and by what visitors type for one of them: with anything else beside it, and alone. */
export function withTyped(names: string[]): { names: string[]; alone: string[] } {
  const typed = pages.tripPlan().typedPlaces.filter(({ place }) => names.includes(place))
  return {
    names: [...new Set([...names, ...typed.flatMap((other) => other.names)])],
    alone: typed.flatMap(({ alone }) => alone),
  }
}

/** The guides that suggest one of these vehicles. */
export const guidesFor = (slugs: string[]) =>
  listGuides().filter((guide) => suggestedBy(guide).some(({ vehicle }) => slugs.includes(vehicle.slug)))

/** The guides that link to a post. */
export const guidesWithPost = (id: number) => listGuides().filter(({ posts }) => posts.includes(id))
