import { basename, join } from 'node:path'
import { readEach } from './content-error'
import { isShown } from './draft'
import { currentGuideSlug } from './guides'
import { contentRoot, listFiles, mustExist, readYaml } from './load'
import { memoize } from './memoize'
import { mustBeServices } from './named'
import type { Vehicle } from './schema/fleet'
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
  mustBeServices(file, status.services, locale)
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
 * @throws ContentError for a broken file, or one that names a guide or service that does not exist.
 */
export const listRoadStatuses = (locale?: string): RoadStatus[] => allStatuses(locale).filter(isShown)

const concernsAll = ({ guides, services, fuels }: RoadStatus) =>
  guides.length + services.length + fuels.length === 0

/** Those on the road of a guide. */
export const statusesOf = (guide: { slug: string }): RoadStatus[] =>
  listRoadStatuses().filter((status) => concernsAll(status) || status.guides.includes(guide.slug))

/** Those that concern a service. */
export const statusesOfService = (id: string): RoadStatus[] =>
  listRoadStatuses().filter(({ services }) => services.includes(id))

/** Those that concern a vehicle by its fuel: that of its papers, or electricity. */
export function statusesOfVehicle({ electric, papers }: Vehicle): RoadStatus[] {
  const fuel = papers?.fuel ?? (electric ? 'electric' : undefined)
  return fuel ? listRoadStatuses().filter(({ fuels }) => fuels.includes(fuel)) : []
}
