import { join } from 'node:path'
import { type FleetRow, toRow } from '@/lib/fleet/row'
import { categoryOf, findVehicle, listVehicles } from './fleet'
import { contentRoot, refuse } from './load'
import { once } from './once'
import { pages } from './pages'
import type { ComparePage } from './schema'

/** What the page says of a vehicle must be said of one that is in the catalogue. */
function checkSlugs({ avoidHills, first }: ComparePage['finder']): void {
  for (const [path, slugs] of Object.entries({ avoidHills, ...first })) {
    const unknown = slugs.find((slug) => !findVehicle(slug))
    if (unknown) {
      const place = path === 'avoidHills' ? path : `first.${path}`
      refuse(join(contentRoot, 'pages', 'compare.yaml'), `finder.${place}`, `there is no vehicle '${unknown}'`)
    }
  }
}

/**
 * Every vehicle as a row of the comparison, in the catalogue's order.
 * @throws ContentError when the compare page names a vehicle that the catalogue does not have.
 */
export const listFleetRows = once((): FleetRow[] => {
  const { finder } = pages.compare()
  checkSlugs(finder)
  return listVehicles().map((vehicle) => toRow(vehicle, categoryOf(vehicle), finder))
})
