import { join } from 'node:path'
import { type FleetAdvice, type FleetRow, toRow } from '@/lib/fleet/row'
import { specTexts } from '@/lib/fleet/spec-texts'
import { categoryOf, currentSlug, findVehicle, listVehicles } from './fleet'
import { contentRoot, refuseAll } from './load'
import { memoize } from './memoize'
import { getMessages, pages } from './pages'
import type { ComparePage } from './schema/pages'

/** The page's content about vehicles, with former slugs replaced by current ones. */
const adviceOf = ({ first }: ComparePage['finder']): FleetAdvice => ({
  first: Object.fromEntries(
    Object.entries(first).map(([kind, slugs]) => [kind, slugs.map(currentSlug)]),
  ) as FleetAdvice['first'],
})

/** Every slug in the page's content must be that of a vehicle on the site. */
function checkSlugs({ first }: FleetAdvice): void {
  const named = Object.entries(first).flatMap(([kind, slugs]) =>
    slugs.map((slug, index) => ({
      slug,
      path: `finder.first.${kind}.${index}`,
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
  const advice = adviceOf(pages.compare().finder)
  checkSlugs(advice)
  const messages = getMessages().specs
  return listVehicles().map((vehicle) =>
    toRow(vehicle, categoryOf(vehicle), advice, specTexts(vehicle, messages)),
  )
})
