import { createRandom, type Random } from './random'

/** How often each kind of visit is chosen, as relative weights. */
export const WEIGHTS = {
  /** Where the enquiry is made. */
  kind: { home: 40, offers: 12, vehicle: 14, contact: 10, vendor: 8, plan: 6, service: 5, newsletter: 5 },
  /** The round-trip time to site and provider, in milliseconds. */
  roundTrip: { 60: 50, 300: 35, 600: 15 },
  /** The fault during the visit; it is over when the visitor returns. */
  fault: {
    none: 48,
    'provider drops the connection': 7,
    'provider refuses': 7,
    'provider never answers': 2,
    'connection lost': 5,
    'scripts are slow': 7,
    'one script is blocked': 6,
    'exception in a script': 3,
    'storage is full': 3,
    'storage is cleared': 3,
    'the clock is put right': 5,
    'no service worker': 4,
  },
  /** How the page after the enquiry is left; a tab that is killed has no `pagehide`. */
  leave: { link: 40, back: 18, reload: 14, close: 14, kill: 14 },
  /** When: before the outcome may be known, or after reading the page. */
  moment: { 'while it is sent': 1, 'at once': 69, later: 30 },
} as const

type Drawn<K extends keyof typeof WEIGHTS> = keyof (typeof WEIGHTS)[K] & (string | number)
export type Fault = Drawn<'fault'>
export type Leave = Drawn<'leave'>

/** One visit, generated beforehand, so that a seed gives the same visits regardless of timing. */
export type Visit = {
  number: number
  /** Unique, since arrivals are counted by it. */
  name: string
  kind: Drawn<'kind'>
  roundTrip: number
  /** How long the provider works on an enquiry, in milliseconds. */
  work: number
  fault: Fault
  /** A random number from 0 to 1 for choices that the fault makes. */
  dice: number
  leave: Leave
  moment: Drawn<'moment'>
  /** From the submit, or from the load of the next page, until the page is left, in milliseconds. */
  stay: number
  /** On the page after that, in milliseconds. */
  lastStay: number
  hasSecondTab: boolean
}

/** Letters only, as the name field requires. */
const nameOf = (number: number) =>
  `Visitor ${[...String(number)].map((digit) => 'ABCDEFGHIJ'[Number(digit)]).join('')}`

const STAYS: Record<Visit['moment'], [number, number]> = {
  'while it is sent': [0, 1500],
  'at once': [100, 3000],
  later: [3000, 6000],
}

/** The provider answers at once, or waits for its mail server. */
const WORK_MS = [100, 30_000] as const

const logUniform = (random: Random, from: number, to: number) =>
  Math.exp(random.between(Math.log(from), Math.log(to)))

/** @param seed the same one draws the same visit. */
export function planVisit(seed: number, number: number): Visit {
  const random = createRandom(seed * 1_000_003 + number)
  const moment = random.pick(WEIGHTS.moment)
  return {
    number,
    name: nameOf(number),
    kind: random.pick(WEIGHTS.kind),
    roundTrip: Number(random.pick(WEIGHTS.roundTrip)),
    work: logUniform(random, ...WORK_MS),
    fault: random.pick(WEIGHTS.fault),
    dice: random.next(),
    leave: random.pick(WEIGHTS.leave),
    moment,
    stay: random.between(...STAYS[moment]),
    lastStay: random.between(300, 7000),
    hasSecondTab: random.next() < 0.08,
  }
}
