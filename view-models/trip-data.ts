import { inEachLanguage } from '@/lib/config/locales'
import { getCompany } from '@/lib/content/company'
import { listFleetRows } from '@/lib/content/fleet-rows'
import { listVehicles } from '@/lib/content/fleet'
import { findGuide, type Guide, listGuides, roadFacts, withTyped } from '@/lib/content/guides'
import { getMap, getMessages, pages } from '@/lib/content/pages'
import { href, occasionPath } from '@/lib/routes/routes'
import type { TripData } from '@/lib/trip/data'
import { closedTo, type RoadFacts } from '@/lib/fleet/roads'
import { reverseRoad } from '@/lib/guides/plan-day'
import { isHilly } from '@/lib/fleet/kinds'
import { namesIn, spellingOf } from '@/lib/guides/typed-place'
import { type KnownRoad, legLength } from '@/lib/guides/legs'
import type { KnownPlace } from '@/lib/guides/places'
import type { CategorySlug } from '@/lib/fleet/categories'
import { estimateData } from './estimates'
import { daysToAvoid, plannedRoad, saidOfVehicles } from './guides'
import { listTours, readyPlans } from './tour-plans'

/** The names of the points of a guide's road or of a branch: its start, then where each stage ends, the guide's end by its name too. */
function pointNames({ stages, place, branches }: Guide, branch: number, locale: string): string[][] {
  const { after, stages: beyond } = branches[branch] ?? { stages: [] }
  const end = stages.at(-1)
  return [
    namesIn(getMap(locale).start.name),
    ...stages
      .slice(0, after)
      .map((stage) => [...namesIn(stage.to), ...(stage === end ? namesIn(place) : [])]),
    ...beyond.map(({ to }) => namesIn(to)),
  ]
}

const spellingsOf = (names: string[]) => [...new Set(names.map(spellingOf))]

/** From the end of a guide's road back to where a branch leaves it, and from there on: Delhi is not on it. */
function crossRoad(branch: KnownRoad, own: KnownRoad): KnownRoad {
  const { described: fork } = branch
  const joined = <Each>(before: Each[], beyond: Each[]) => [...before.slice(fork).reverse(), ...beyond]
  const points = [branch.home, ...branch.stages.slice(0, fork), ...own.stages.slice(fork)]
  const back = reverseRoad({ ...own, stages: own.stages.slice(fork) }, points[fork] ?? own.home)
  return {
    ...branch,
    home: points.at(-1) ?? own.home,
    stages: [...back.stages, ...branch.stages.slice(fork)],
    described: own.stages.length - fork,
    names: joined(own.names, branch.names.slice(fork + 1)),
    alone: joined(own.alone, branch.alone.slice(fork + 1)),
  }
}

/** The road of a guide, or, by its index, a branch of it. */
function knownRoad(guide: Guide, index = -1): KnownRoad {
  const branch = guide.branches[index]
  const { home, stages, seasons, usualStart } = plannedRoad(guide, branch)
  const { slug } = guide
  const inAll = inEachLanguage((locale) => pointNames(findGuide(slug, locale) ?? guide, index, locale))
  const points = [home, ...stages].map((_, point) => withTyped(inAll.flatMap((own) => own[point] ?? [])))
  const road = {
    ...{ guide: slug, usualStart, home, stages, seasons },
    described: branch?.after ?? stages.length,
    ...(branch?.seasons && { branchSeasons: branch.seasons }),
    names: points.map(({ names }) => spellingsOf(names)),
    alone: points.map(({ alone }) => spellingsOf(alone)),
  }
  return branch?.isCrossRoad ? crossRoad(road, knownRoad(guide)) : road
}

/** Which vehicles a road is not for, and whether it is a hill road, which is for fewer people in a small car. */
const roadTo = (road: RoadFacts): Pick<KnownPlace, 'isHilly' | 'closedTo'> => ({
  ...(isHilly(road.kind) && { isHilly: true }),
  closedTo: listVehicles().flatMap((vehicle) => {
    const found = closedTo(vehicle, road)
    return found ? { ...found, slug: vehicle.slug } : []
  }),
})

/**
 * What a guide says of its vans and buses; one of which it says no hours takes as long as others of its category, and a bus
 * at least as long as a van.
 */
function saidOfLarge(guide: Guide): KnownPlace['said'] {
  const said = saidOfVehicles(guide)
  const slowest = (category: CategorySlug) => {
    const paces = said.flatMap(({ vehicle, pace }) => (vehicle.category === category && pace) || [])
    return paces.length > 0 ? Math.max(...paces) : undefined
  }
  const van = slowest('van')
  return listVehicles()
    .filter(({ category }) => category === 'van' || category === 'luxury-buses')
    .flatMap(({ slug, category }) => {
      const own = said.find(({ vehicle }) => vehicle.slug === slug)
      const known = own?.pace ?? slowest(category)
      const pace = known ?? van
      return own || pace
        ? { slug, text: own?.text ?? '', ...(pace && { pace }), ...(!known && pace && { isOfVan: true }) }
        : []
    })
}

function guidePlace(guide: Guide): KnownPlace {
  const { names, alone } = knownRoad(guide)
  const isEnd = (point: number) => point === names.length - 1 || guide.stages[point - 1]?.isDestination
  return {
    names: names.flatMap((own, point) => (isEnd(point) ? [...own, ...(alone[point] ?? [])] : [])),
    said: saidOfLarge(guide),
    ...roadTo(roadFacts(guide)),
    avoid: daysToAvoid(guide.stayAway),
  }
}

/** The places of a guide's branches, where something holds of them that does not hold of its own. */
function placeBeyond({ slug, beyond, charging }: Guide, roads: KnownRoad[]): KnownPlace[] {
  if (!beyond) return []
  const { kind, stayAway, remember } = beyond
  const inAll = inEachLanguage((locale) => findGuide(slug, locale)?.beyond?.name ?? [])
  const reached = roads.flatMap(({ names, described }) => names.slice(described + 1).flat())
  const kilometres = Math.max(...roads.map(legLength))
  const together = spellingsOf(withTyped(inAll.flat().flatMap(namesIn)).names)
  const isShut = ({ against }: (typeof stayAway)[number]) => against === 'shut'
  return [
    {
      // The towns before a road's end are not shut with it.
      names: [...new Set([...together, ...roads.flatMap(({ names }) => names.at(-1) ?? [])])],
      said: [],
      closedTo: [],
      avoid: daysToAvoid(stayAway.filter(isShut)),
    },
    {
      names: [...new Set([...together, ...reached])],
      said: [],
      ...roadTo({ kind, charging, kilometres }),
      avoid: [
        ...daysToAvoid(stayAway.filter((each) => !isShut(each))),
        ...remember.map(({ what, why }) => ({ title: what, news: why, against: 'arrival' as const })),
      ],
    },
  ]
}

/** The places of branches that have days of their own on which they are better avoided. */
const placesOn = ({ branches }: Guide, roads: KnownRoad[]): KnownPlace[] =>
  roads.flatMap(({ names, described }, index) => {
    const avoid = daysToAvoid(branches[index]?.stayAway ?? [])
    return avoid.length > 0 ? { names: names.slice(described + 1).flat(), said: [], closedTo: [], avoid } : []
  })

/** The roads of the guides with their branches, and the places of which more is known. */
export function knownRoads(): Pick<TripData, 'roads' | 'places'> {
  const known = listGuides().map((guide) => {
    const branches = guide.branches.map((_, index) => knownRoad(guide, index))
    return {
      roads: [knownRoad(guide), ...branches],
      places: [guidePlace(guide), ...placeBeyond(guide, branches), ...placesOn(guide, branches)],
    }
  })
  return { roads: known.flatMap(({ roads }) => roads), places: known.flatMap(({ places }) => places) }
}

/** Where the guides and their branches lead, by the names of the language. */
function suggestedPlaces(): string[] {
  const names = listGuides().flatMap(({ place, stages, branches }) => [
    place,
    ...stages.filter(({ isDestination }) => isDestination).map(({ to }) => to),
    ...branches.flatMap((branch) => branch.stages.map(({ to }) => to)),
  ])
  return [...new Set([getMap().start.name, ...names].flatMap(namesIn))]
}

function toursByName(): TripData['tours'] {
  const { open = '' } = pages.guides().tours ?? {}
  return listTours().map((tour, index) => {
    const inAll = inEachLanguage((locale) => pages.guides(locale).tours?.items[index]?.name ?? [])
    return {
      names: spellingsOf(withTyped(inAll.flat()).names),
      label: `${open}: ${tour.name}`,
      path: href(tour.path),
    }
  })
}

/** The data that the planner fetches, and a page that answers a trip. */
export function tripData(): TripData {
  const { offers, dayPlanner } = getMessages()
  return {
    ...knownRoads(),
    suggested: suggestedPlaces(),
    tours: toursByName(),
    plans: readyPlans(),
    rule: getCompany().driversHours,
    localHire: href(occasionPath('local-hire')),
    airportHire: href(occasionPath('airport-transfers')),
    texts: { answer: offers.answer, party: offers.party, dayPlanner },
    rows: listFleetRows(),
    seatPlans: Object.fromEntries(listVehicles().map(({ slug, seatPlan }) => [slug, seatPlan.rows])),
    ...estimateData(),
  }
}
