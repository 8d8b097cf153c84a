import { getMessages } from '@/lib/content/pages'
import { roadWarnings } from '@/lib/guides/describe-plan'
import { DAY, toMinutes } from '@/lib/time/clock'
import { addDays } from '@/lib/time/days'
import { checkPlan, refusedVehicles } from '@/lib/trip-plan/check'
import { anyPlan } from './any-plan'
import { planOf } from './plans'
import { rule } from '../guides/rule'
import { places, roads } from '../guides/roads'
import { forAll } from '@/tests/unit/for-all'

/** 23 November 2026, 09:10 in Delhi. */
const known = { roads, places, rule }
const NOW = new Date('2026-11-23T09:10:00+05:30')
const dayOf = (...stops: [string, string?][]) => checkPlan(planOf([stops]), known, NOW).days[0]!

describe('a day on roads of the guides', () => {
  it('returns kilometres, driving minutes and arrivals', () => {
    const day = dayOf(['Delhi', '06:00'], ['Haldwani'], ['Nainital'])
    expect(day).toMatchObject({ kilometres: 310, driving: 405, unknown: 0, tooLong: undefined })
    // 330 minutes to Haldwani with a rest of half an hour, which a driver takes after five hours.
    expect(day.stops[1]?.arrive).toBe(toMinutes('06:00') + 330 + 30)
    expect(day.stops[2]).toMatchObject({ leg: { kilometres: 40, minutes: 75 } })
  })

  it('continues from the time of a stop', () => {
    const day = dayOf(['Delhi', '06:00'], ['Haldwani', '14:00'], ['Nainital'])
    expect(day.stops[2]?.arrive).toBe(toMinutes('15:15'))
  })

  it('is counted from the centre for another part of the city', () => {
    const central = ['Delhi', 'IGI'].map((from) => dayOf([from], ['Haldwani']).stops[1]?.leg?.isCentral)
    expect(central).toEqual([undefined, true])
  })

  it('reports late arrivals', () => {
    const day = dayOf(['Delhi', '06:00'], ['Haldwani', '10:00'], ['Nainital'])
    expect(day.stops[1]?.isLate).toBe(true)
    // And continues from the actual arrival.
    expect(day.stops[2]?.arrive).toBe(toMinutes('12:00') + 75)
  })

  it('does not guess arrivals without a start', () => {
    const day = dayOf(['Delhi'], ['Haldwani'])
    expect(day.kilometres).toBe(270)
    expect(day.stops[1]?.arrive).toBeUndefined()
    expect(day.nightCharge).toBeUndefined()
  })

  it('reports legs that have to be confirmed', () => {
    const day = dayOf(['Delhi', '06:00'], ['Jaipur'], ['Udaipur'])
    expect(day).toMatchObject({ unknown: 2, kilometres: 0, driving: 0 })
  })

  it('is too long for one driver beyond the rule on driving, the garage included', () => {
    const day = dayOf(['Delhi', '06:00'], ['Nainital'], ['Haldwani'], ['Nainital'], ['Haldwani'])
    expect(day.driving).toBe(630)
    // The night is where the day ends.
    expect(day.tooLong).toEqual({ limit: 'driving', minutes: 630 + rule.garage, most: rule.driving * 60 })
  })

  it('is too long for one driver beyond the rule on duty, whatever is driven', () => {
    const until = (end: string) => dayOf(['Saket', '08:00'], ['Noida'], ['Saket', end]).tooLong
    expect(until('21:00')).toBeUndefined()
    expect(until('21:30')).toEqual({ limit: 'duty', minutes: 14.5 * 60, most: 14 * 60 })
  })

  it('stays at a place that stands twice, and says where it would turn back at once', () => {
    const day = dayOf(['Delhi', '06:00'], ['Nainital'], ['Nainital ', '14:00'], ['Delhi'])
    expect(day).toMatchObject({ kilometres: 620, unknown: 0 })
    expect(day.stops[2]).toMatchObject({ arrive: toMinutes('13:15'), at: toMinutes('14:00'), isLate: false })
    expect(dayOf(['Delhi', '06:00'], ['Nainital'], ['Nainital', '13:00']).stops[2]?.isLate).toBe(true)
    const turnsAt = (...stops: [string, string?][]) =>
      dayOf(...stops).stops.flatMap(({ turnsBack }, index) => (turnsBack ? index : []))
    expect(turnsAt(['Delhi', '06:00'], ['Nainital'], ['delhi '])).toEqual([1])
    expect(turnsAt(['Delhi', '06:00'], ['Nainital', '14:00'], ['Delhi'])).toEqual([])
    expect(turnsAt(['Delhi', '06:00'], ['Haldwani'], ['Nainital'])).toEqual([])
    expect(turnsAt([''], ['Haldwani'], [''])).toEqual([])
    expect(turnsAt(['Delhi', '05:00'], ['Nainital'], ['Nainital'], ['Delhi'])).toEqual([2])
    expect(turnsAt(['Delhi', '05:00'], ['Nainital', '13:00'], ['Nainital'], ['Delhi'])).toEqual([])
  })

  it('takes as long as the slowest of its vehicles, where a guide knows its pace', () => {
    const [place, ...others] = places
    const said = [
      { slug: 'van', text: '', pace: 1.2 },
      { slug: 'bus', text: '', pace: 1.4 },
      { slug: 'mini', text: '' },
      { slug: 'coach', text: '', pace: 1.2, isOfVan: true },
    ]
    const paced = { ...known, places: [{ ...place!, said }, ...others] }
    const drive = (...slugs: string[]) => {
      const vehicles = slugs.map((slug) => ({ slug, count: 1 }))
      const plan = { ...planOf([[['Delhi', '06:00'], ['Nainital'], ['Haldwani']]]), vehicles }
      const { driving, hoursOf, days } = checkPlan(plan, paced, NOW)
      expect(days.map((day) => day.hoursOf)).toEqual([hoursOf])
      return [driving, hoursOf]
    }
    expect(drive()).toEqual([480, 'car'])
    expect(drive('mini')).toEqual([480, 'car'])
    expect(drive('van', 'mini')).toEqual([576, undefined])
    expect(drive('van', 'bus')).toEqual([672, undefined])
    expect(drive('coach', 'van')).toEqual([576, 'van'])
  })

  it('says from which start it counts a day without a time, once, and where a day does not begin where the last one ended', () => {
    const days = [
      [['Delhi'], ['Haldwani'], ['Nainital']],
      [['Hotel, Nainital'], ['Delhi']],
      [['Gajraula']],
    ] as never
    const { days: checked } = checkPlan(planOf(days), known, NOW)
    const from = checked.map(({ stops }) => stops.map(({ leg }) => leg?.countedFrom))
    expect(from).toEqual([[undefined, '05:00', undefined], [undefined, '05:00'], [undefined]])
    expect(checked.map(({ endedAt }) => endedAt)).toEqual([undefined, undefined, 'Delhi'])
  })

  it('counts the way to the garage on the first and the last day only', () => {
    const long: [string, string][] = [
      ['Saket', '08:00'],
      ['Noida', '21:45'],
    ]
    const { days } = checkPlan(planOf([long, long, long], { type: 'local' }), known, NOW)
    expect(days.map(({ tooLong }) => tooLong?.minutes)).toEqual([855, undefined, 855])
  })
})

it('keeps what a drive was planned from, for what is to be known before it', () => {
  const climb = {
    ...roads[0]!,
    stages: roads[0]!.stages.map((stage) => ({ ...stage, byDaylight: stage.hill })),
  }
  const day = '2026-12-04'
  const news = { title: 'Works', news: 'One lane.', on: 'all' as const, slower: 0, from: day, until: day }
  const warningsAt = (time: string, start: string) => {
    const { days } = checkPlan(
      planOf([[['Delhi', time], ['Nainital']]], { start }),
      { rule, places: [], roads: [{ ...climb, seasons: [news] }] },
      NOW,
    )
    return roadWarnings(days[0]!.stops[1]!.leg!.drive!, getMessages().dayPlanner)
  }
  for (const time of ['05:00', '']) expect(warningsAt(time, day)).toEqual(['Works. One lane.'])
  expect(warningsAt('16:00', '2026-12-05')).toEqual([expect.stringContaining('Haldwani, bus stand')])
  expect(warningsAt('05:00', '2026-12-05')).toEqual([])
})

it('names days to avoid once, on the way there, while there, or for there and back, and the next day to begin on', () => {
  const always = { title: 'Register', news: '', against: 'arrival' as const }
  const gajraula = { ...places[0]!, names: ['gajraula'], avoid: [always] }
  const avoided = (start: string, ...given: string[][]) => {
    const days = given.map((stops) => stops.map((place): [string] => [place]))
    const all = { ...known, places: [...places, gajraula] }
    const check = checkPlan(planOf(days, { start }), all, NOW)
    return [...check.days.map(({ avoid }) => avoid.map(({ title }) => title).join()), check.betterStart]
  }
  const [there, back] = [
    ['Delhi', 'Nainital'],
    ['Nainital', 'Delhi'],
  ]
  // Saturday 5 and Sunday 6 December 2026.
  expect(avoided('2026-12-05', there, back)).toEqual(['Saturday', 'Sunday', '2026-12-07'])
  expect(avoided('2026-12-04', there, back)).toEqual(['', '', undefined])
  expect(avoided('2026-12-06', back)).toEqual(['', undefined])
  expect(avoided('2026-12-06', there, ['Nainital'])).toEqual(['Sunday', '', '2026-12-07'])
  // Too long for a driver on any day.
  expect(avoided('2026-12-21', ['Delhi', 'Nainital', 'Delhi'])).toEqual(['Fog', undefined])
  expect(avoided('2026-12-21', ['Haldwani', 'Nainital', 'Haldwani'])).toEqual(['Fog', '2027-01-01'])
  expect(avoided('2026-12-21', there)).toEqual(['', undefined])
  expect(avoided('2026-12-07', ['Delhi', 'Gangotri'], ['Gangotri'])).toEqual(['Winter', '', '2027-05-01'])
  expect(avoided('2026-12-07', ['Delhi', 'Gajraula'])).toEqual(['Register', undefined])
  expect(avoided('', ['Delhi', 'Gangotri'])).toEqual(['', undefined])
})

describe('in a season with a start of its own', () => {
  const fog = { title: 'Fog', months: [12], on: 'plains' as const, slower: 40, start: '08:00' }
  const dayOn = (start: string, ...places: string[]) => {
    const plan = planOf([places.map((place) => [place])], { start })
    const check = checkPlan(plan, { rule, places: [], roads: [{ ...roads[0]!, seasons: [fog] }] }, NOW)
    return { ...check.days[0]!, betterStart: check.betterStart }
  }

  it('a drive without a time begins at that, and else at the road’s usual start', () => {
    const startOn = (start: string) => dayOn(start, 'Delhi', 'Nainital').stops[1]?.leg?.drive?.start.time
    expect(['', '2026-11-30', '2026-12-04'].map(startOn)).toEqual(['05:00', '05:00', '08:00'])
  })

  it('nobody goes there and back in a day, until it is over', () => {
    expect(dayOn('2026-12-04', 'Delhi', 'Gajraula', 'Delhi').betterStart).toBe('2027-01-01')
    const staysOn = (start: string, ...places: string[]) => dayOn(start, ...places).staysNight
    expect(staysOn('2026-12-04', 'Delhi', 'Nainital', '', 'delhi')).toBe(true)
    expect(staysOn('2026-11-30', 'Delhi', 'Nainital', 'Delhi')).toBe(false)
    expect(staysOn('2026-12-04', 'Delhi', 'Nainital')).toBe(false)
    expect(staysOn('2026-12-04', 'Delhi', 'Delhi')).toBe(false)
  })
})

it('the night charge is that of its first and its last time, which may be after midnight', () => {
  const chargeOf = (time: string, end: string) => dayOf(['Saket', time], ['Noida', end]).nightCharge
  expect([chargeOf('19:00', '22:59'), chargeOf('19:00', '00:30')]).toEqual(['no', 'yes'])
  expect([chargeOf('04:59', '06:00'), chargeOf('05:00', '06:00')]).toEqual(['ask', 'no'])
})

it('the order of the times is compared with earlier stops', () => {
  expect(dayOf(['A', '10:00'], ['B', '09:00']).stops[1]?.isOutOfOrder).toBe(true)
  expect(dayOf(['A', '10:00'], ['B'], ['C', '09:59']).stops[2]?.isOutOfOrder).toBe(true)
  expect(dayOf(['A', '10:00'], ['B', '10:00']).stops[1]?.isOutOfOrder).toBe(false)
  const afterMidnight = { at: DAY + 30, isOutOfOrder: false }
  expect(dayOf(['A', '19:00'], ['B', '00:30']).stops[1]).toMatchObject(afterMidnight)
})

it('the pickup is too early before half an hour from now, rounded up to the half hour', () => {
  const at = (start: string, time: string) =>
    checkPlan(planOf([[['Saket', time]]], { start }), known, NOW).tooEarly
  expect(at('2026-11-23', '09:30')).toEqual({ date: '2026-11-23', time: '10:00' })
  expect(at('2026-11-23', '10:00')).toBeUndefined()
  expect(at('2026-11-23', '')).toBeUndefined()
  expect(at('2026-11-22', '')).toBeDefined()
  expect(at('2026-11-22', '11:00')).toBeDefined()
  expect(at('2026-11-24', '01:00')).toBeUndefined()
  expect(at('', '01:00')).toBeUndefined()
})

describe('the dates of payments', () => {
  it('are those of the booking planner', () => {
    const { payments, refunds } = checkPlan(planOf([[['Saket']]], { start: '2026-12-04' }), known, NOW)
    expect(payments).toEqual([
      { key: 'advance', percent: 30, date: '2026-11-23' },
      { key: 'balance', percent: 50, date: '2026-12-02' },
      { key: 'boarding', percent: 20, date: '2026-12-04' },
    ])
    expect(refunds.at(-1)).toEqual({ percent: 0, until: '2026-12-04' })
    expect(refunds.find(({ until }) => until === '2026-12-03')?.percent).toBe(50)
    expect(refunds.find(({ until }) => until === '2026-12-02')?.percent).toBe(100)
  })

  it('are empty for a past or missing day', () => {
    for (const start of ['', '2026-11-22'])
      expect(checkPlan(planOf([[['Saket']]], { start }), known, NOW).payments).toEqual([])
  })
})

it('a return trip ends where it begins', () => {
  const lacks = (isReturn: boolean, ...stops: [string][]) =>
    checkPlan(planOf([stops], { isReturn }), known, NOW).lacksReturn
  expect(lacks(true, ['Delhi'], ['Agra'])).toBe(true)
  expect(lacks(true, ['Delhi'], ['Agra'], [' delhi '])).toBe(false)
  expect(lacks(false, ['Delhi'], ['Agra'])).toBe(false)
})

it('a plan within the city names a place out of it', () => {
  const outOf = (type: 'local' | 'outstation', ...stops: [string][]) =>
    checkPlan(planOf([stops], { type }), known, NOW).outOfTown
  expect(outOf('local', ['Delhi'], ['Nainital'])).toBe('Nainital')
  expect(outOf('local', ['Delhi'], ['Saket'])).toBeUndefined()
  expect(outOf('outstation', ['Delhi'], ['Nainital'])).toBeUndefined()
})

it('for any plan the totals are the sums of its days, and nothing throws', () => {
  forAll()(anyPlan, (plan) => {
    const check = checkPlan(plan, known, NOW)
    expect(check.days).toHaveLength(plan.days.length)
    check.days.forEach((day, index) => {
      expect(day.stops).toHaveLength(plan.days[index]!.stops.length)
      expect(day.date).toBe(plan.start === '' ? undefined : addDays(plan.start, index))
      // No arrival is before the departure.
      for (const { arrive, at } of day.stops)
        if (arrive !== undefined) expect(at).toBeGreaterThanOrEqual(arrive)
    })
    expect(check.kilometres).toBe(check.days.reduce((sum, { kilometres }) => sum + kilometres, 0))
  })
})

it('names the vehicles that do not go to one of its places, or not in the month of that day', () => {
  const refusedOn = (...places: string[]) =>
    refusedVehicles(planOf([places.map((place) => [place])]), known.places)
  expect(refusedOn('Delhi', 'Haldwani', 'Hotel Lake, Nainital')).toEqual([
    { slug: 'luxury-coach', because: 'kind', place: 'Hotel Lake, Nainital' },
  ])
  expect(refusedOn('दिल्ली', 'नैनीताल')).toMatchObject([{ slug: 'luxury-coach', place: 'नैनीताल' }])
  expect(refusedOn('Delhi', 'Nainital Road, Haldwani')).toEqual([])
  const inJuly = planOf([[['Delhi']], [['Nainital']]], { start: '2026-06-30' })
  expect(refusedVehicles(inJuly, known.places)).toContainEqual({
    ...{ slug: 'sedan', because: 'months' },
    ...{ place: 'Nainital', month: 7 },
  })
})
