import { listFleetRows } from '@/lib/content/fleet-rows'
import { byFit, fitOf } from '@/lib/fleet/fit'
import { suggest } from '@/lib/fleet/suggest'
import { isSuitableFor } from '@/lib/fleet/suitability'
import { isUphill, refusedTo } from '@/lib/guides/places'
import { countsOf, vehicleSets } from '@/lib/fleet/vehicle-sets'
import { knownRoads } from '@/view-models/trip-data'

const rows = listFleetRows()
const { places } = knownRoads()

/** Place, month, people and large bags, and what carries them, where the pages say it. */
it.each<[string, number, number, number, string?]>([
  ['', 12, 4, 4],
  ['Agra', 12, 4, 2],
  ['Agra', 12, 4, 4],
  ['Agra', 12, 5, 3, '1 kia-carnival'],
  ['Agra', 12, 7, 0, '1 mercedes-viano'],
  ['Jaipur', 7, 30, 10],
  ['Shimla', 12, 3, 2, '1 swift-dzire'],
  ['Shimla', 12, 4, 2, '1 innova-crysta'],
  ['Shimla', 1, 2, 2, '1 innova-crysta'],
  ['Nainital', 12, 12, 0, '1 luxury-maharaja-tempo-traveller'],
  ['Mussoorie', 12, 5, 3, '1 innova-crysta'],
  ['Mussoorie', 12, 20, 15, '2 luxury-maharaja-tempo-traveller'],
  ['Manali', 12, 4, 4, '1 innova-crysta'],
  ['', 12, 46, 0, '2 mini-bus-coach'],
  ['', 12, 280, 0, '6 luxury-coach, 1 urbania-2x1'],
  ['', 12, 300, 150, '7 luxury-coach'],
])('planner, offers and finder agree: %s in month %i, %i people with %i bags', (...given) => {
  const [destination, month, people, bags, said] = given
  const isHilly = isUphill(places, destination)
  const away = isHilly ? 'hills' : 'outstation'
  const refused = refusedTo(places, destination, month)
  const open = rows.filter(({ slug }) => refused.every((closed) => closed.slug !== slug))
  const kind = destination ? 'outstation' : 'city'
  const advice = vehicleSets(open, { people, large: bags, cabin: 0, kind, isHilly }, 'fewestDrivers')
  const planned = advice.found ? advice.sets[0] : undefined
  const counts = planned && countsOf(planned)
  if (said) expect(counts?.map(({ slug, count }) => `${count} ${slug}`).join(', ')).toBe(said)

  const party = { people, bags, destination, month, isHilly, refused }
  const offered = byFit(rows, party).find((row) => fitOf(row, party).fits)
  if (offered) expect(counts).toEqual([{ slug: offered.slug, count: 1 }])
  else expect(planned?.drivers).toBeGreaterThan(1)

  const found = suggest(rows, { people, bags, kind: destination ? away : 'city' })
  const [first] = found.fits ? found.suggestions : (found.set?.lines ?? [])
  // The finder knows no month: what it sends up the hills goes there in every one.
  const isForAll = planned?.lines.every(({ row }) => isSuitableFor(row, destination ? away : 'city'))
  if (isForAll) expect(first?.row).toBe(planned?.lines[0]?.row)
  expect(found.fits).toBe(offered !== undefined)
})
