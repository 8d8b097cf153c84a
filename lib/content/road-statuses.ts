import { basename, join } from 'node:path'
import { readEach } from './content-error'
import { isShown } from './draft'
import { currentGuideSlug } from './guides'
import { contentRoot, listFiles, mustExist, readYaml } from './load'
import { memoize } from './memoize'
import { roadStatusSchema, type RoadStatusFile } from './schema/road-status'

/** The name is that of its file. */
export type RoadStatus = RoadStatusFile & { name: string }

function readStatus(file: string, locale: string): RoadStatus {
  const status = readYaml(file, roadStatusSchema, locale)
  const guides = status.guides.map(currentGuideSlug)
  mustExist(
    file,
    guides.map((slug, index) => ({ path: `guides.${index}`, name: `routes/${slug}.yaml` })),
  )
  return { ...status, name: basename(file, '.yaml'), guides }
}

const allStatuses = memoize((locale): RoadStatus[] =>
  readEach(listFiles(join(contentRoot, 'roads'), '.yaml'), (file) => readStatus(file, locale)).sort((a, b) =>
    (a.from ?? '').localeCompare(b.from ?? ''),
  ),
)

/**
 * What stands on the roads on the build's day or later, from `roads/<name>.yaml`, the nearest first. In previews also
 * what is over.
 * @throws ContentError for a broken file, or one that names a guide that does not exist.
 */
export const listRoadStatuses = (locale?: string): RoadStatus[] => allStatuses(locale).filter(isShown)

/** Those on the road of a guide. */
export const statusesOf = (guide: { slug: string }): RoadStatus[] =>
  listRoadStatuses().filter(({ guides }) => guides.length === 0 || guides.includes(guide.slug))
