import { join } from 'node:path'
import { type FleetRow, toRow } from '@/lib/fleet/row'
import { specTexts } from '@/lib/fleet/spec-texts'
import { categoryOf, findVehicle, listVehicles } from './fleet'
import { contentRoot, refuseAll } from './load'
import { memoize } from './memoize'
import { getMessages, pages } from './pages'
import type { ComparePage } from './schema/pages'

/** Every slug in the page's content must be that of a vehicle on the site. */
function checkSlugs({ avoidHills, first }: ComparePage['finder']): void {
  const named = Object.entries({ avoidHills, ...first }).flatMap(([list, slugs]) =>
    slugs.map((slug, index) => ({
      slug,
      path: `finder.${list === 'avoidHills' ? list : `first.${list}`}.${index}`,
      reason: `there is no vehicle '${slug}', or it is a draft: take it out here`,
    })),
  )
  const unknown = named.filter(({ slug }) => !findVehicle(slug))
  if (unknown.length > 0) refuseAll(join(contentRoot, pages.compare.file), unknown)
}

/**
 * Every vehicle as a row of the comparison, in the catalogue's order.
 * @throws ContentError when the compare page names a vehicle that the catalogue does not have.
 */
export const listFleetRows = memoize((): FleetRow[] => {
  const { finder } = pages.compare()
  checkSlugs(finder)
  const messages = getMessages().specs
  return listVehicles().map((vehicle) =>
    toRow(vehicle, categoryOf(vehicle), finder, specTexts(vehicle, messages)),
  )
})
