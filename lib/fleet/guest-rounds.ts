import type { TripKind } from './kinds'
import type { FleetRow } from './row'
import type { GroupNeeds } from './group'
import { roundsWithin } from './rounds'
import { type Shuttle, transferOf } from './shuttle-rounds'
import {
  countsOf,
  isSame,
  type SetChoice,
  type SetsAdvice,
  type VehicleSet,
  vehicleSets,
} from './vehicle-sets'

const setsIn = (advice: SetsAdvice) => (advice.found ? advice.sets : [])

/**
 * The fewest vehicles of one kind that bring all guests of each function in time, with as many rounds as there is time
 * for; best first. A function whose figures are not all given is left out.
 * @returns none where no function has its figures, and where there is no time for one round.
 */
export function setsInRounds(shuttles: Shuttle[], rows: FleetRow[], kind: TripKind): VehicleSet[] {
  const atOnce = shuttles.flatMap((shuttle) => {
    const transfer = transferOf(shuttle)
    return transfer ? Math.ceil(transfer.guests / roundsWithin(transfer)) : []
  })
  return setsIn(vehicleSets(rows, { people: Math.max(0, ...atOnce), large: 0, cabin: 0, kind }, 'inRounds'))
}

/** The smallest sets for a group, after what is enough in rounds for its functions. */
export function groupSets(
  shuttles: Shuttle[],
  rows: FleetRow[],
  needs: GroupNeeds,
  choice: SetChoice,
): SetsAdvice {
  const atOnce = vehicleSets(rows, needs, choice)
  const [inRounds] = setsInRounds(shuttles, rows, needs.kind)
  if (!inRounds) return atOnce
  const others = setsIn(atOnce).filter((set) => !isSame(countsOf(set), countsOf(inRounds)))
  return { found: true, sets: [inRounds, ...others] }
}
