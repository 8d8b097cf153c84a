import { readFileSync } from 'node:fs'
import { getCompany } from '@/lib/content/company'
import { findGuide, listGuides } from '@/lib/content/guides'
import { listOccasions } from '@/lib/content/occasions'
import { DAY, toMinutes } from '@/lib/time/clock'
import { brokenLimit, driversDay } from '@/lib/guides/drivers-hours'
import { planDay } from '@/lib/guides/plan-day'
import { planReturn } from '@/lib/guides/plan-return'
import { plannedRoad } from '@/view-models/guides'

const rule = getCompany().driversHours

/** The road of a guide as far as one of its places. */
function roadTo(slug: string, place?: string) {
  const road = plannedRoad(findGuide(slug)!)
  const last = road.stages.findIndex(({ to }) => to === place)
  return { ...road, stages: last < 0 ? road.stages : road.stages.slice(0, last + 1) }
}

it.each(listGuides().map((guide) => [guide.slug, guide] as const))(
  'the usual start to %s keeps the rule, or the guide asks for a night on the way',
  (_, guide) => {
    const { driving, arrive } = planDay(plannedRoad(guide), { time: guide.usualStart })
    const broken = brokenLimit(driversDay(driving, arrive - toMinutes(guide.usualStart), 1, rule), rule)
    expect(broken !== undefined).toBe(guide.verdict.startsWith('A night on the way'))
    // The shortest days are in the middle of December.
    const shortest = planDay(plannedRoad(guide), { time: guide.usualStart, day: '2026-12-16' })
    if (!broken) expect(shortest.stages.filter(({ isRefused }) => isRefused)).toEqual([])
  },
)

it.each([
  ['agra', undefined, '05:00', true],
  ['chandigarh', undefined, '06:00', true],
  ['rishikesh-haridwar', 'Haridwar', '05:00', true],
  ['mussoorie-dehradun', 'Dehradun', '06:00', true],
  ['jaipur', undefined, '05:00', false],
  ['rishikesh-haridwar', undefined, '05:00', false],
  ['nainital', undefined, '05:00', false],
])('the road to %s (%s) is a day there and back as the pages say', (slug, place, time, isDay) => {
  const road = roadTo(slug, place)
  expect(planReturn(road, { time }, road.home) !== undefined).toBe(isDay)
})

/** Worked days in prose: the page, and the patterns of its departure from home and its latest arrival there. */
const workedDays: [string, RegExp, RegExp][] = [
  ['blog/3.md', /\| (\d+:\d+) \| Leave central Delhi/, /(\d+:\d+) \| Home/],
  ['routes/rishikesh-haridwar.yaml', /\| (\d+:\d+) \| Leave Delhi/, /(\d+:\d+) \| Home/],
  ['routes/chandigarh.yaml', /from 11:30 \| (\d+:\d+)/, /from 11:30 .* \| (\d+:\d+) \| A day/],
  ['routes/chandigarh.yaml', /at 10:00 \| (\d+:\d+)/, /at 10:00 .* \| (\d+:\d+) \| A day/],
]

it.each(workedDays)('the day in %s ends in the garage within the rule on duty', (file, leaves, home) => {
  const text = readFileSync(`content/${file}`, 'utf8')
  const timeOf = (pattern: RegExp) => toMinutes(pattern.exec(text)?.[1] ?? '')
  const span = timeOf(home) - timeOf(leaves)
  expect(span).toBeGreaterThan(0)
  expect(brokenLimit(driversDay(0, span, 2, rule), rule)).toBeUndefined()
})

/** Minutes from the first row of each driver to the last, by the last word of the vehicle; '00:15' is after midnight. */
function spansOf({ rows }: { rows: { time: string; vehicle: string }[] }): Record<string, number> {
  const moments: Record<string, number[]> = {}
  const [first] = rows
  for (const { time, vehicle } of rows) {
    const moment = toMinutes(time) + (first && time < first.time ? DAY : 0)
    for (const name of vehicle.split(/; |, (?!second)/))
      (moments[name.replace(/^Mercedes /, '')] ??= []).push(moment)
  }
  return Object.fromEntries(
    Object.entries(moments).map(([name, all]) => [name, Math.max(...all) - Math.min(...all)]),
  )
}

it.each(listOccasions().map(({ id, example }) => [id, example] as const))(
  'every driver in the example of %s keeps the rule on duty, garage to garage',
  (_, example) => {
    for (const [name, span] of Object.entries(spansOf(example)))
      expect([name, brokenLimit(driversDay(0, span, 2, rule), rule)]).toEqual([name, undefined])
  },
)

it('names no law for the hours of drivers', () => {
  const pages = [...listGuides(), ...listOccasions()].map((page) => JSON.stringify(page))
  expect(pages.filter((text) => /the law (gives|allows)|by law|lawful/.test(text))).toEqual([])
})
