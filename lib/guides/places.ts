import { type Closed, isClosedIn } from '@/lib/fleet/roads'
import { type DaysToAvoid, isAgainst } from './advice'
import type { Start } from './plan-day'
import { isPlace } from './typed-place'

/** A place of which more is known than a road to it: the end of a guide's road, or one of a tour that no guide reaches. */
export type KnownPlace = {
  /** What it is called, or each place of a tour, in every language of the site, as `spellingOf` gives it. */
  names: string[]
  /**
   * What its guide says of vans and buses, and how many times a car's minutes they take, where that is known; of a bus at
   * least those of a van.
   */
  said: { slug: string; text: string; pace?: number; isOfVan?: boolean }[]
  /** It is up a hill road. */
  isHilly?: boolean
  /** The vehicles that do not go there, and when. */
  closedTo: (Closed & { slug: string })[]
  avoid: DaysToAvoid[]
}

const known = (places: KnownPlace[], typed: string) =>
  places.filter(({ names }) => names.some((name) => isPlace(typed, name)))

/** Whether it is a place out of town of which something is known. */
export const isDestination = (places: KnownPlace[], typed: string) => known(places, typed).length > 0

/** The vehicles that do not go to a place in a month. */
export const refusedTo = (places: KnownPlace[], typed: string, month?: number) =>
  known(places, typed).flatMap(({ closedTo }) => closedTo.filter((closed) => isClosedIn(closed, month)))

export const isUphill = (places: KnownPlace[], typed: string) =>
  known(places, typed).some(({ isHilly }) => isHilly)

/** What the guide to a place says of a van or bus; undefined where it says nothing. */
export const saidOf = (places: KnownPlace[], typed: string, slug: string) =>
  known(places, typed)
    .flatMap(({ said }) => said)
    .find((each) => each.slug === slug)

/** How many times a car's minutes some vehicles take to a place, of those of which it is known. */
export const pacesTo = (places: KnownPlace[], typed: string, slugs: string[]) =>
  slugs.flatMap((slug) => {
    const { pace, isOfVan = false } = saidOf(places, typed, slug) ?? {}
    return pace ? { pace, isOfVan } : []
  })

/** The days on which a place is better avoided. */
export const avoidedAt = (places: KnownPlace[], typed: string) =>
  known(places, typed).flatMap(({ avoid }) => avoid)

/** Why nobody gets to a place on a day. */
export const shutOn = (places: KnownPlace[], typed: string, start: Start) =>
  avoidedAt(places, typed).find((each) => each.against === 'shut' && isAgainst(each, start))
