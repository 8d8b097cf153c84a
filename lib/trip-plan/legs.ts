import type { PlannedRoad } from '@/lib/guides/describe-plan'
import { reverseRoad } from '@/lib/guides/plan-day'
import { type Closed, isClosedIn } from '@/lib/fleet/roads'
import { endOf, isMadeOf, isPlace, spellingOf, withoutVia } from '@/lib/guides/typed-place'

/** A road of a guide, or a part of one, either way. */
export type Leg = Omit<PlannedRoad, 'rule'> & {
  /** The slug of the guide, and its usual start. */
  guide: string
  usualStart: string
}

/** A road of the guides. */
export type KnownRoad = Leg & {
  /** What each of its points is called, in every language of the site, as `spellingOf` gives it; the first is where it begins. */
  names: string[][]
  /** What each of them is called where nothing else is typed: Airport. */
  alone: string[][]
  /** What its guide says of vans and buses on it. */
  said: { slug: string; text: string }[]
  /** The vehicles that do not take it to its end, and when. */
  closedTo: (Closed & { slug: string })[]
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

/** The roads that end at a place. */
const roadsTo = (roads: KnownRoad[], place: string) =>
  roads.filter(({ names }) => names.at(-1)?.some((name) => isPlace(place, name)))

/** The vehicles that do not go to a place in a month, where it is the end of a guide's road. */
export const refusedTo = (roads: KnownRoad[], place: string, month?: number) =>
  roadsTo(roads, place).flatMap(({ closedTo }) => closedTo.filter((closed) => isClosedIn(closed, month)))

/** What the guide to a place says of a van or bus on its road; undefined where it says nothing. */
export const saidOf = (roads: KnownRoad[], place: string, slug: string) =>
  roadsTo(roads, place)
    .flatMap(({ said }) => said)
    .find((each) => each.slug === slug)?.text

export const legLength = ({ stages }: Pick<Leg, 'stages'>) =>
  stages.reduce((sum, { kilometres }) => sum + kilometres, 0)

/** The part of a road between two of its points, either way. */
function partOf(road: KnownRoad, from: number, to: number): Leg {
  const { home, stages, seasons, avoid, guide, usualStart } = road
  const [first, last] = [Math.min(from, to), Math.max(from, to)]
  const pointAt = (index: number) => {
    const { to, place } = stages[index - 1] ?? home
    return { to, place }
  }
  const part = { home: pointAt(from), stages: stages.slice(first, last), seasons, guide, usualStart }
  if (from > to) return reverseRoad(part, pointAt(first))
  return to === stages.length ? { ...part, avoid } : part
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
