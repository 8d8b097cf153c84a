import type { PlannedRoad } from './advice'
import { reverseRoad } from './plan-day'
import { endOf, isMadeOf, spellingOf, withoutVia } from './typed-place'

/** A road, or a part of one, either way. */
export type Leg = Omit<PlannedRoad, 'rule' | 'avoid'> & {
  /** The slug of the guide whose page describes it, if one does. */
  guide?: string
}

/** A road of the guides, or one that leaves it. */
export type KnownRoad = Omit<Leg, 'guide'> & {
  guide: string
  /** How many of its stages the guide's page describes; those of a branch follow, which may have seasons of their own. */
  described: number
  branchSeasons?: Leg['seasons']
  /** What each of its points is called, in every language of the site, as `spellingOf` gives it; the first is where it begins. */
  names: string[][]
  /** What each of them is called where nothing else is typed: Airport. */
  alone: string[][]
}

/**
 * Where the last known name in a text ends. The last one counts, since an address ends with its town:
 * 'Nainital Road, Haldwani'.
 */
const lastNameEnd = (text: string, roads: KnownRoad[]) =>
  Math.max(0, ...roads.flatMap(({ names }) => names.flat()).map((name) => endOf(name, text)))

/** The index of the road's point whose name ends at `end` in a text, or where none does, of which alone is typed; -1 for none. */
function pointOn(road: KnownRoad, text: string, end: number): number {
  if (end === 0) return road.alone.findIndex((names) => isMadeOf(names, text))
  return road.names.findIndex((names) => names.some((name) => endOf(name, text) === end))
}

/** What stands between two places in one text: 'Agra & Jaipur', 'Delhi to Agra', 'आगरा से जयपुर'. */
const BETWEEN = /[,;&+/|\n–—-]|\s(?:to|and|aur|se|और|से)\s/i

/** The parts of a text that a known name ends. 'Agra Road' is none. */
const townsIn = (typed: string, roads: KnownRoad[]) =>
  typed
    .split(BETWEEN)
    .map(spellingOf)
    .filter((part) => part !== '' && lastNameEnd(part, roads) === part.length)

/** Whether a place as typed is in the city where the roads begin. */
export function isInCity(roads: KnownRoad[], typed: string): boolean {
  const [road] = roads
  const text = spellingOf(withoutVia(typed))
  return road !== undefined && text !== '' && pointOn(road, text, lastNameEnd(text, roads)) === 0
}

/** Whether a place as typed is another part of that city, to which the roads are not counted. */
export const isPartOfCity = (roads: KnownRoad[], typed: string): boolean =>
  isInCity(roads, typed) && spellingOf(typed) !== spellingOf(roads[0]?.home.to ?? '')

export const legLength = ({ stages }: Pick<Leg, 'stages'>) =>
  stages.reduce((sum, { kilometres }) => sum + kilometres, 0)

/** The part of a road between two of its points, either way. */
function partOf(road: KnownRoad, from: number, to: number): Leg {
  const { home, stages, guide, described, branchSeasons, usualStart } = road
  const [first, last] = [Math.min(from, to), Math.max(from, to)]
  const ofBranch = (last > described && branchSeasons) || []
  const seasons = first >= described && branchSeasons ? ofBranch : [...road.seasons, ...ofBranch]
  const pointAt = (index: number) => {
    const { to, place } = stages[index - 1] ?? home
    return { to, place }
  }
  const driven = stages.slice(first, last)
  const part = {
    home: pointAt(from),
    stages: driven,
    // Fog on the plain delays no start in the hills.
    seasons: seasons.filter(({ on }) => on === 'all' || driven.some(({ hill }) => hill === (on === 'hills'))),
    usualStart,
    ...(first < described && { guide }),
  }
  return from > to ? reverseRoad(part, pointAt(first)) : part
}

/**
 * The road between two places as the visitor typed them, where a guide describes it; the shortest of several.
 * Otherwise undefined: the distance has to be confirmed. So it has where a text names a town that is on another road.
 */
export function findLeg(roads: KnownRoad[], from: string, to: string): Leg | undefined {
  const texts = [from, to].map(withoutVia)
  const [start = '', end = ''] = texts.map(spellingOf)
  const towns = texts.flatMap((text) => townsIn(text, roads))
  const [startEnd, endEnd] = [lastNameEnd(start, roads), lastNameEnd(end, roads)]
  const [best] = roads
    .filter((road) => towns.every((town) => pointOn(road, town, town.length) >= 0))
    .flatMap((road) => {
      const [first, last] = [pointOn(road, start, startEnd), pointOn(road, end, endEnd)]
      return first < 0 || last < 0 || first === last ? [] : partOf(road, first, last)
    })
    .sort((a, b) => legLength(a) - legLength(b))
  return best
}
