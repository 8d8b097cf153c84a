import { findGuide } from '@/lib/content/guides'
import { getMap, getMessages } from '@/lib/content/pages'
import type { PlannedRoad } from '@/lib/guides/advice'
import { describePlan } from '@/lib/guides/describe-plan'
import { TIRED } from '@/lib/guides/drivers-hours'
import { rule } from './rule'
import { formatDuration } from '@/lib/time/duration'
import { formatDay } from '@/lib/format/intl'
import { interpolate } from '@/lib/format/interpolate'

const messages = getMessages().dayPlanner
const duration = (minutes: number) => formatDuration(minutes, messages)
const { name, point } = getMap().start

function roadTo(slug: string): PlannedRoad {
  const guide = findGuide(slug)
  if (!guide) throw new Error(`The fixtures hold no guide '${slug}'`)
  return { ...guide, rule, home: { to: name, place: point } }
}

const hill = roadTo('hill-town')
const plain = roadTo('plain-town')
const long = {
  ...hill,
  stages: hill.stages.map((stage) => ({ ...stage, minutes: { day: 310, night: 310 } })),
}
const stay = interpolate(messages.stayAt, { place: 'Halt Town' })
const fog = { title: 'Fog', months: [12], on: 'all' as const, slower: 40 }
/** The road on a day that is none for its purpose. */
const avoiding = (road: PlannedRoad, avoided: Partial<NonNullable<PlannedRoad['avoid']>[number]>) => ({
  ...road,
  avoid: [{ title: 'Full', news: 'Slow.', against: 'dayTrip' as const, ...avoided }],
})

it('rounds the arrival at each stage to five minutes, and states the halts', () => {
  const { leave, stages } = describePlan(hill, { time: '08:04' }, messages)
  expect(leave).toBe('08:04')
  expect(stages.map(({ arrive }) => arrive)).toEqual(['11:05', '14:55'])
  expect(stages[0]?.halt).toBe(interpolate(messages.rest, { minutes: 30 }))
})

it('marks an arrival on the next day', () => {
  const { stages } = describePlan(plain, { time: '23:30' }, messages)
  expect(stages.at(-1)?.arrive).toBe(interpolate(messages.nextDay, { time: '01:30' }))
})

it('warns of a hill stage before sunrise on that day, and of closed hours; one after a night is on the next day', () => {
  const second = (time: string) => describePlan(hill, { time, day: '2026-12-05' }, messages).stages[1]
  expect(second('00:30')).toEqual({ arrive: messages.afterSunrise, warnings: [] })
  expect(second('08:00')).toMatchObject({ arrive: '15:30', warnings: [] })
  expect(second('16:00')).toEqual({ arrive: messages.afterNight, warnings: [] })
  const [first] = describePlan(hill, { time: '16:00', day: '2026-12-05' }, messages).stages
  expect(first?.arrive).toMatch(/^1\d:/)
})

describe('a stage that is not begun in the dark', () => {
  const climb = (day: number): PlannedRoad => ({
    ...hill,
    stages: hill.stages.map((stage, index) => ({
      ...stage,
      byDaylight: index === 1,
      closed: undefined,
      minutes: index === 0 ? { day, night: day } : stage.minutes,
    })),
  })
  const warned = (road: PlannedRoad, time: string, day?: string) =>
    describePlan(road, { time, day }, messages).warnings[0]
  const [first, second] = hill.stages.map(({ to }) => to)
  const values = { from: first!, to: second!, stay }
  const start = (time: string) => interpolate(messages.byDaylight.start, { ...values, time })

  it('is refused after sunset, with the last good start', () => {
    const road = climb(180)
    const said = warned(road, '16:00', '2026-12-05') ?? ''
    const time = /\d\d:\d\d/.exec(said)?.[0] ?? ''
    expect(said).toBe(start(time))
    expect(warned(road, time, '2026-12-05')).toBeUndefined()
    const betterStart = (chosen: string) =>
      describePlan(road, { time: chosen, day: '2026-12-05' }, messages).betterStart
    expect([betterStart('16:00'), betterStart(time)]).toEqual([time, undefined])
    const next = `${time.slice(0, 4)}9`
    expect(time < '16:00').toBe(true)
    const level = road.stages.map((stage) => ({ ...stage, hill: false }))
    expect(warned({ ...road, stages: level }, '16:00', '2026-12-05')).toMatch(/good start that day is 1[34]:/)
    expect(warned(road, next, '2026-12-05')).toContain(time)
  })

  it('is refused without another start where there is none, for a night that begins in the evening or not on the way', () => {
    const night = interpolate(messages.byDaylight.night, { ...values, stay: messages.inTheMorning })
    expect(warned(climb(450), '13:00', '2026-10-05')).toBe(interpolate(messages.byDaylight.night, values))
    expect(warned(climb(480), '13:00', '2026-10-05')).toBe(night)
    // The driver's hours end before it.
    const { warnings } = describePlan(climb(1200), { time: '01:00', day: '2026-10-05' }, messages)
    expect(warnings).not.toContain(night)
  })

  it('is waited for where it would begin before sunrise', () => {
    const early = (road: PlannedRoad) => warned(road, '01:00', '2026-10-05')
    const morning = (stay: string) =>
      interpolate(messages.byDaylight.morning, { ...values, stay, time: '04:30', sunrise: '06:11' })
    expect(early(climb(180))).toBe(morning(interpolate(messages.waitAt, { place: first! })))
    const bedless = climb(180).stages.map((stage) => ({ ...stage, night: undefined }))
    expect(early({ ...climb(180), stages: bedless })).toBe(morning(messages.inTheMorning))
  })

  it('is begun after sunrise, where the drive begins with it', () => {
    const [, ...beyond] = climb(180).stages
    const early = warned({ ...climb(180), stages: beyond }, '05:00', '2026-12-05')
    const { from, to } = { from: hill.home.to, to: second! }
    const text = interpolate(messages.byDaylight.sunrise, { from, to, sunrise: '|' })
    const [before = '', after = ''] = text.split('|')
    const sunrise = early?.slice(before.length, before.length + 5) ?? ''
    expect(early).toBe(before + sunrise + after)
    expect(sunrise).toMatch(/^0[67]:\d\d$/)
    expect(warned({ ...climb(180), stages: beyond }, sunrise, '2026-12-05')).toBeUndefined()
  })

  it('is not refused without a day, nor by daylight', () => {
    for (const day of [undefined, '2026-12-05']) expect(warned(climb(180), '08:00', day)).toBeUndefined()
    expect(warned(climb(180), '12:00')).toBeUndefined()
  })

  it('is refused until the morning where its season leaves later than the last good start', () => {
    const road = climb(180)
    const seasons = [{ ...fog, slower: 0, start: '15:00' }]
    const night = interpolate(messages.byDaylight.night, values)
    expect(warned({ ...road, seasons }, '16:00', '2026-12-05')).toBe(night)
  })
})

it('says where a hill road ends in the dark, and on which days its end is avoided', () => {
  const road = avoiding(hill, { days: { from: '12-05', until: '12-05' }, against: 'arrival' })
  const warnings = (day: string) => describePlan(road, { time: '12:00', day }, messages).warnings
  const [first, second] = hill.stages.map(({ to }) => to)
  const dark = expect.stringMatching(
    new RegExp(`from ${first} to ${second} .* 17:1\\d\\. Leave by \\d\\d:\\d0,`),
  )
  expect(warnings('2026-12-05').slice(0, 2)).toEqual([dark, 'Full. Slow.'])
  expect(warnings('2026-12-06')).not.toContain('Full. Slow.')
})

it('names no season whose hours are over before the drive, and the night before hills that a later start would meet in the dark', () => {
  const seasonsAt = (road: PlannedRoad, time: string, start: string) => {
    const seasons = [{ ...fog, hours: { from: '22:00', to: '10:00' }, start }]
    return describePlan({ ...road, seasons }, { time, day: '2026-12-10' }, messages).seasons
  }
  const later = interpolate(messages.seasonStart, { season: 'Fog', time: '09:00' })
  expect(seasonsAt(plain, '11:00', '09:00')).toEqual([])
  expect(seasonsAt(plain, '06:00', '09:00')).toEqual([later])
  for (const evening of ['21:00', '23:00']) expect(seasonsAt(plain, evening, '09:00')).toEqual([later])
  expect(seasonsAt(plain, '09:00', '09:00')).toEqual([interpolate(messages.season, { season: 'Fog' })])
  expect(seasonsAt(hill, '06:00', '16:00')).toEqual([
    interpolate(messages.seasonNight, { season: 'Fog', time: '16:00', place: 'Halt Town' }),
  ])
})

it.each([
  ['said', {}, true],
  ['said only of a later start', { startAfter: '08:50' }, true],
  ['not said of an early start', { startAfter: '09:00' }, false],
])('a day for no return is %s, with no other hour for it, and not to who stays', (_, ownTime, isSaid) => {
  const road = avoiding(plain, { weekdays: ['Saturday'], ...ownTime })
  const view = (returnDay?: string) =>
    describePlan(road, { time: '09:00', day: '2026-12-05' }, messages, returnDay)
  expect(view().warnings.includes('Full. Slow.')).toBe(isSaid)
  expect(view().back === '').toBe(isSaid)
  expect(view('2026-12-06').warnings).toEqual([])
})

it('says of a later day by when to leave, that the way back takes a night, or what its weekday is avoided for', () => {
  const backOn = (road: PlannedRoad) =>
    describePlan(road, { time: '09:00', day: '2026-12-04' }, messages, '2026-12-06').back
  const { returnLater, returnNight } = messages
  const on = formatDay('2026-12-06')
  const later = interpolate(returnLater, { date: on, time: '19:20', home: '22:25' })
  expect([plain, avoiding(plain, {})].map(backOn)).toEqual([later, later])
  expect(backOn(hill)).toBe(interpolate(returnLater, { date: on, time: '13:50', home: '20:40' }))
  expect(backOn(long)).toBe(interpolate(returnNight, { date: on }))
  expect(backOn(avoiding(plain, { weekdays: ['Sunday'] }))).toBe('Full. Slow.')
})

it('describes the return on the same day where the day allows it', () => {
  const hours = { time: '16:40', stay: duration(505), home: '18:55', driving: duration(270) }
  expect(describePlan(plain, { time: '06:00' }, messages).back).toBe(interpolate(messages.return, hours))
})

it('states that one driver may not return on the same day', () => {
  expect(describePlan(hill, { time: '05:00' }, messages).back).toBe(messages.noReturn)
  expect(describePlan(plain, { time: '02:00' }, messages).back).toBe(messages.noReturnTired)
  expect(describePlan(plain, { time: '04:00' }, messages).back).not.toBe(messages.noReturnTired)
})

it('names the usual start of a season, and then asks who comes back to stay a night', () => {
  const said = (road: PlannedRoad) => {
    const { usualStart, back } = describePlan(road, { time: '08:00', day: '2026-12-05' }, messages)
    return [usualStart, back]
  }
  const seasons = [{ ...fog, slower: 10, start: '08:00' }]
  expect(said({ ...plain, seasons })).toEqual(['08:00', messages.stayNight])
  const arrival = avoiding({ ...plain, seasons: [] }, { against: 'arrival' })
  expect(said(arrival)).toEqual([undefined, expect.stringContaining('Back')])
})

it('suggests an overnight stop where the drive is too long for a day, and a second driver unless the hills would be dark', () => {
  const warnings = (road: PlannedRoad, day?: string) =>
    describePlan(road, { time: '05:00', day }, messages).warnings
  const text = (minutes: number) =>
    interpolate(messages.overHours.driving, {
      ...{ duration: duration(minutes), most: duration(600), stay },
    })
  expect(warnings(long)).toContain(`${text(650)} ${messages.secondDriver}`)
  const longer = { ...long, stages: [...long.stages, long.stages[1]!] }
  expect(warnings(longer, '2026-10-05')).toContain(text(960))
})

it('says what is once on its days alone, and names no season for it', () => {
  const days = { from: '2026-12-01', until: '2026-12-20' }
  const road = { ...plain, seasons: [{ ...fog, months: undefined, news: 'One lane.', ...days }] }
  const saidOn = (day: string) => {
    const { warnings, seasons } = describePlan(road, { time: '09:00', day }, messages)
    return [warnings, seasons]
  }
  expect(saidOn('2026-12-20')).toEqual([['Fog. One lane.'], []])
  expect(saidOn('2026-12-21')).toEqual([[], []])
})

it('names exactly the seasons that cause delay', () => {
  const notesOn = (day: string) => describePlan(hill, { time: '09:00', day }, messages).seasons.join('\n')
  expect(notesOn('2026-12-05')).toContain(interpolate(messages.season, { season: 'Fog' }))
  expect(notesOn('2027-05-08')).toContain(interpolate(messages.season, { season: 'Summer weekends' }))
  expect(notesOn('2027-05-11')).not.toContain('Summer weekends')
  expect(notesOn('2026-10-05')).not.toContain('Colours')
  const snow = { title: 'Snow', months: [12], on: 'hills' as const, slower: 0, isPossible: true }
  const possible = interpolate(messages.seasonPossible, { season: 'Snow' })
  const seasonsOn = (day: string) =>
    describePlan({ ...hill, seasons: [snow] }, { time: '09:00', day }, messages).seasons
  expect(['2026-12-05', '2026-11-05'].map(seasonsOn)).toEqual([[possible], []])
})

it.each([
  ['00:30', plain, '06:00', '06:00'],
  ['00:30', { ...plain, usualStart: '04:00' }, '04:00', '04:00'],
  ['02:00', hill, '05:00', '05:00'],
  // Until sunrise one would wait for hours: the last good start is that of the day.
  ['23:59', hill, undefined, '11:00'],
  ['22:00', hill, undefined, '11:00'],
  ['23:30', plain, undefined, undefined],
  ['04:00', plain, undefined, undefined],
])(
  'says of a start at %s that its driver would be tired, and when to leave instead',
  (time, road, rested, instead) => {
    const { warnings, betterStart } = describePlan(road, { time, day: '2026-10-05' }, messages)
    const tired = rested && interpolate(messages.tired, { ...TIRED, time: rested })
    expect(warnings.filter((text) => text === tired)).toHaveLength(tired ? 1 : 0)
    expect(betterStart).toBe(instead)
  },
)

it('states whether the night charge applies', () => {
  const chargeAt = (time: string) => describePlan(plain, { time }, messages).nightCharge
  const { no, yes, ask } = messages.nightCharge
  expect(['06:00', '22:30', '03:00'].map(chargeAt)).toEqual([no, yes, ask])
  // Of a start that is advised against, where there is no bed on the way, hours and charge are told all the same.
  const { nightCharge, stages } = describePlan(hill, { time: '22:00', day: '2026-10-05' }, messages)
  expect([nightCharge, stages.some(({ arrive }) => arrive === messages.afterNight)]).toEqual([yes, false])
})
