import { loadFor } from './load'
import { type VehicleSet, vehicleSets } from './vehicle-sets'
import { bySize, type Loaded } from './preference'
import { type FinderTrip, type Reason, reasonsFor } from './reasons'
import type { FleetRow } from './row'
import { isSuitableFor } from './suitability'

/** More than three suggestions do not help in choosing. */
const MAX_SUGGESTIONS = 3

/** Up to this number of people a bus is suggested only if nothing else has room for the luggage. */
const LARGEST_WITHOUT_BUS = 12

/** Vehicles with up to this many more seats than the smallest that fits count as about the same size. */
const NEAR_SIZE = 3

type Fitting = Loaded<FleetRow>
export type Suggestion = Fitting & { reasons: Reason[] }

/** Vehicles that fit, closest first; or, when none does, the fewest that carry all together, as in the planner. */
export type Suggested =
  { fits: true; suggestions: Suggestion[] } | { fits: false; set: VehicleSet | undefined }

function withoutUnneededBuses(fitting: Fitting[], { people }: FinderTrip): Fitting[] {
  const smaller = fitting.filter(({ row }) => row.category !== 'luxury-buses')
  return people > LARGEST_WITHOUT_BUS || smaller.length === 0 ? fitting : smaller
}

/**
 * Varies which are suggested: three compact sedans would be no real choice. Of the vehicles of about the smallest size,
 * the first of each category and size is chosen first, then the others of that size, then larger ones.
 */
function diversify(ranked: Fitting[], smallest: Fitting): Fitting[] {
  const limit = smallest.row.passengers + NEAR_SIZE
  const near = ranked.filter(({ row }) => row.passengers <= limit)
  const size = ({ row }: Fitting) => `${row.category} ${row.passengers}`
  const isFirst = (each: Fitting) => near.find((other) => size(other) === size(each)) === each
  const others = near.filter((each) => !isFirst(each))
  return [...near.filter(isFirst), ...others, ...ranked.filter((each) => !near.includes(each))]
}

function severalOf(rows: FleetRow[], { people, bags, kind }: FinderTrip): Suggested {
  const result = vehicleSets(rows, { people, large: bags, cabin: 0, kind }, 'fewestDrivers')
  return { fits: false, set: result.found ? result.sets[0] : undefined }
}

/**
 * Which vehicles fit a trip, with reasons. A vehicle is suggested only if it carries the people with their large bags
 * (`loadFor`) and is suitable for the kind of trip; the smallest comes first.
 */
export function suggest(rows: FleetRow[], trip: FinderTrip): Suggested {
  const suitable = rows.filter((row) => isSuitableFor(row, trip.kind))
  const fitting = suitable.flatMap((row): Fitting[] => {
    const load = loadFor(row, { ...trip, isHilly: trip.kind === 'hills' })
    return load ? [{ row, load }] : []
  })
  const ranked = withoutUnneededBuses(fitting, trip).sort(bySize(trip.kind))
  const [smallest] = ranked
  if (!smallest) return severalOf(rows, trip)
  const suggestions = diversify(ranked, smallest)
    .slice(0, MAX_SUGGESTIONS)
    .sort(bySize(trip.kind))
    .map((each) => ({ ...each, reasons: reasonsFor(each, trip, each === smallest) }))
  return { fits: true, suggestions }
}
