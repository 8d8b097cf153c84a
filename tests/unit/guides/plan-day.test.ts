import fc from 'fast-check'
import { toMinutes, toTime } from '@/lib/time/clock'
import { rule } from './rule'
import {
  atPace,
  isIn,
  nightChargeOf,
  planDay,
  type Road,
  type RoadSeason,
  type RoadStage,
  reverseRoad,
  startOf,
} from '@/lib/guides/plan-day'
import { forAll } from '@/tests/unit/for-all'

const stage = (more: Partial<RoadStage> = {}): RoadStage => ({
  to: 'Halfway',
  place: [29, 78],
  kilometres: 100,
  minutes: { day: 120, night: 90 },
  hill: false,
  ...more,
})

const fog: RoadSeason = { months: [12, 1], hours: { from: '22:00', to: '10:00' }, on: 'plains', slower: 50 }
const road = (stages: RoadStage[], seasons: RoadSeason[] = []): Road => ({ stages, seasons, rule })
const arrival = (given: Road, time: string, day?: string) => planDay(given, { time, day }).arrive

describe('driving time', () => {
  const [onPlain, inHills] = [[stage()], [stage({ hill: true })]]
  const allDay: RoadSeason = { ...fog, hours: undefined }
  const worse: RoadSeason = { months: [12], on: 'all', slower: 100 }
  const snow: RoadSeason = { ...worse, months: [1] }
  it.each<[string, Road, string, day: string | undefined, minutes: number]>([
    ['uses the daytime duration by day', road(onPlain), '09:00', undefined, 120],
    ['uses the night duration between 22:00 and 06:00', road(onPlain), '23:00', undefined, 90],
    ['is longer by the pace of a vehicle', atPace(road(onPlain), 2), '09:00', undefined, 240],
    ['is longer by that pace at night too', atPace(road(onPlain), 2), '23:00', undefined, 180],
    // Two thirds of the stage in the hour before six, the last third of it in 40 minutes after.
    ['changes within a stage where the night ends', road(onPlain), '05:00', undefined, 60 + 40],
    ['is longer in the months of a season', road(onPlain, [allDay]), '12:00', '2026-12-05', 180],
    ['is not longer in other months', road(onPlain, [allDay]), '12:00', '2026-11-05', 120],
    ['is longer in the hours of the season', road(onPlain, [fog]), '07:00', '2026-12-05', 180],
    ['is not longer in other hours', road(onPlain, [fog]), '12:00', '2026-12-05', 120],
    ['applies the slower of two seasons, not both', road(onPlain, [fog, worse]), '07:00', '2026-12-05', 240],
    ['applies a season of the plains to no hill stage', road(inHills, [fog]), '07:00', '2026-12-05', 120],
    ['applies no season without a date', road(onPlain, [fog]), '07:00', undefined, 120],
    ['uses the month of the next day after midnight', road(onPlain, [snow]), '23:30', '2026-12-31', 30 + 120],
  ])('%s', (_, given, time, day, minutes) => {
    expect(arrival(given, time, day) - toMinutes(time)).toBe(minutes)
  })

  it('is longer by a weekend season from Friday to Sunday only', () => {
    const queues: RoadSeason = {
      months: [5],
      weekdays: ['Friday', 'Saturday', 'Sunday'],
      on: 'all',
      slower: 100,
    }
    const days = ['2027-05-06', '2027-05-07', '2027-05-09', '2027-05-10']
    expect(days.map((day) => arrival(road([stage()], [queues]), '09:00', day) - toMinutes('09:00'))).toEqual([
      120, 240, 240, 120,
    ])
  })

  it.each([
    [{ days: { from: '12-30', until: '01-01' } }, ['2026-12-30', '2027-01-01'], ['2026-12-29', '2027-01-02']],
    [{ days: { from: '06-14', until: '06-15' } }, ['2027-06-14', '2027-06-15'], ['2027-06-13', '2027-06-16']],
    [{ from: '2026-12-01', until: '2026-12-20' }, ['2026-12-01', '2026-12-20'], ['2026-11-30', '2026-12-21']],
  ])('holds its first and its last day: %j', (days, on, off) => {
    const season: RoadSeason = { ...days, on: 'all', slower: 0 }
    expect(on.filter((day) => isIn(season, day))).toEqual(on)
    expect(off.filter((day) => isIn(season, day))).toEqual([])
  })

  it.each([
    [{ stage: 2 }, 120, 120],
    [{ stage: 2, way: 'there' }, 120, 0],
    [{ stage: 1, way: 'back' }, 0, 120],
    [{ stage: 3 }, 0, 0],
  ] as const)('of one stage or one way, %j, slows nothing else', (own, there, back) => {
    const twice = road([stage({ number: 1 }), stage({ number: 2 })])
    const season: RoadSeason = { ...own, on: 'plains', slower: 100 }
    const slowed = (way: Road) => {
      const drivingIn = (seasons: RoadSeason[]) =>
        planDay({ ...way, seasons }, { time: '08:00', day: '2026-12-05' }).driving
      return drivingIn([season]) - drivingIn([])
    }
    const home = { to: 'Home', place: stage().place }
    expect([twice, reverseRoad(twice, home)].map(slowed)).toEqual([there, back])
  })

  it('follows the moon at a festival', () => {
    // From the first day of the walk to Shivratri, as the police announced them, and days well outside.
    const on = ['2024-07-22', '2024-08-02', '2025-07-11', '2025-07-23', '2027-07-25']
    const off = ['2024-07-19', '2025-07-27', '2027-07-04']
    const season: RoadSeason = { festival: 'kanwar', on: 'all', slower: 0 }
    expect(on.filter((day) => isIn(season, day))).toEqual(on)
    expect(off.filter((day) => isIn(season, day))).toEqual([])
  })
})

it('begins without a time at the usual hour, that of the season, or when the hills are light', () => {
  const usualStart = '05:00'
  const day = '2026-12-05'
  const [hills, plains] = [road([stage({ hill: true })]), road([stage()])]
  const startsOf = (given: Road) => startOf({ ...given, usualStart }, day)
  expect(startsOf(plains)).toBe('05:00')
  expect(startsOf({ ...plains, seasons: [{ ...fog, start: '08:00' }] })).toBe('08:00')
  expect(startsOf({ ...plains, seasons: [{ ...fog, months: [6], start: '08:00' }] })).toBe('05:00')
  expect(startsOf(hills)).toBe('07:00')
  expect(startsOf(road([stage(), stage({ minutes: { day: 720, night: 720 }, hill: true })]))).toBe('05:00')
})

describe('halts', () => {
  it('are between stages and not at the destination', () => {
    const plan = planDay(road([stage({ halt: { minutes: 20 } }), stage({ halt: { minutes: 45 } })]), {
      time: '08:00',
    })
    expect(plan.stages.map(({ halt }) => halt)).toEqual([20, 0])
    expect(plan.arrive).toBe(toMinutes('12:20'))
  })

  const lasting = (day: number, more: Partial<RoadStage> = {}) =>
    stage({ minutes: { day, night: day }, ...more })

  it.each([
    [160, 15, rule.pause, true],
    [160, 40, 40, false],
    [150, 15, 15, false],
  ])('between stages of %i minutes, of %i, are %i, a rest: %s', (drive, minutes, halt, isRest) => {
    const long = lasting(drive, { halt: { minutes } })
    expect(planDay(road([long, long]), { time: '08:00' }).stages[0]).toMatchObject({ halt, isRest })
  })

  it('are inserted within a stage that exceeds the driving time without rest, and a rest begins it anew', () => {
    const arriveAfter = (minutes: number) => arrival(road([lasting(minutes)]), '08:00')
    expect([300, 360].map(arriveAfter)).toEqual([toMinutes('13:00'), toMinutes('14:30')])
    const { stages } = planDay(road([lasting(160), lasting(160), lasting(100)]), { time: '08:00' })
    expect(stages.map(({ halt }) => halt)).toEqual([rule.pause, 0, 0])
  })
})

describe('warnings', () => {
  const hill = stage({ hill: true })

  it('are given for a hill stage after sunset or before sunrise, once the date is known', () => {
    const dark = (time: string, day?: string) => planDay(road([hill]), { time, day }).stages[0]?.isDark
    expect(dark('16:30', '2026-12-05')).toBe(true)
    expect(dark('05:00', '2026-12-05')).toBe(true)
    expect(dark('10:00', '2026-12-05')).toBe(false)
    expect(dark('16:30')).toBe(false)
  })

  it('are not given for darkness on the plains', () => {
    expect(planDay(road([stage()]), { time: '20:00', day: '2026-12-05' }).stages[0]?.isDark).toBe(false)
  })

  it('are given for closing hours of a stage, also over midnight', () => {
    const closed = stage({ closed: { from: '20:00', to: '05:00' } })
    const isClosed = (time: string) => planDay(road([closed]), { time }).stages[0]?.isClosed
    expect(['12:00', '18:00', '18:30', '04:30', '05:00'].map(isClosed)).toEqual([
      ...[false, false, true, true, false],
    ])
  })
})

it.each([
  ['22:30', '22:59', 'no'],
  ['22:30', '23:00', 'yes'],
  ['23:59', '23:59', 'yes'],
  ['00:00', '05:30', 'ask'],
  ['04:59', '08:00', 'ask'],
  ['05:00', '08:00', 'no'],
])('from %s to %s there is a night charge: %s', (start, arrive, charge) => {
  expect(nightChargeOf(toMinutes(start), toMinutes(arrive))).toBe(charge)
})

it('the return has the same places in reverse order, with the same halts', () => {
  const home = { to: 'Delhi', place: [28.63, 77.22] as [number, number] }
  const out = road([
    stage({ to: 'A', halt: { minutes: 20 } }),
    stage({ to: 'B', hill: true, kilometres: 40 }),
  ])
  expect(reverseRoad(out, home).stages).toMatchObject([
    { to: 'A', kilometres: 40, hill: true, halt: { minutes: 20 } },
    { to: 'Delhi', kilometres: 100, hill: false, halt: undefined },
  ])
})

const anyMinutes = fc.record({
  day: fc.integer({ min: 5, max: 290 }),
  night: fc.integer({ min: 5, max: 290 }),
})
const anyStage = fc.record({
  minutes: anyMinutes,
  kilometres: fc.integer({ min: 1, max: 300 }),
  halt: fc.option(fc.record({ minutes: fc.integer({ min: 5, max: 60 }) }), { nil: undefined }),
})
const anyRoad = fc
  .array(anyStage, { minLength: 1, maxLength: 6 })
  .map((stages) => road(stages.map(stage), [fog]))
const anyTime = fc.integer({ min: 0, max: 22 * 60 }).map((minute) => ({ minute, time: toTime(minute) }))
const day = '2026-12-10'

describe('any road', () => {
  it('is driven with a rest at least every five hours', () => {
    forAll(60, 200)(anyRoad, anyTime, (given, { time }) => {
      let sinceRest = 0
      for (const { leave, arrive, halt } of planDay(given, { time, day }).stages) {
        const isLong = arrive - leave > rule.unbroken * 60
        sinceRest = isLong ? 0 : sinceRest + arrive - leave
        expect(sinceRest).toBeLessThanOrEqual(rule.unbroken * 60)
        if (halt >= rule.pause) sinceRest = 0
      }
    })
  })

  it('kilometres add up, and stages follow each other without a gap', () => {
    forAll(60, 200)(anyRoad, anyTime, (given, { minute, time }) => {
      const { stages, arrive } = planDay(given, { time, day })
      expect(stages.at(-1)?.kilometres).toBe(
        given.stages.reduce((sum, { kilometres }) => sum + kilometres, 0),
      )
      let moment = minute
      for (const planned of stages) {
        expect(planned.leave).toBe(moment)
        moment = planned.arrive + planned.halt
      }
      expect(moment).toBe(arrive)
    })
  })
})
