import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listCategories, listVehicles } from '@/lib/content/fleet'
import { listFleetRows } from '@/lib/content/fleet-rows'
import { findGuide, listGuides, roadFacts, suggestedBy } from '@/lib/content/guides'
import { findOccasion } from '@/lib/content/occasions'
import { getMessages, pages } from '@/lib/content/pages'
import { isSuitableFor } from '@/lib/fleet/suitability'
import { refusalOf } from '@/lib/fleet/roads'
import { suggest } from '@/lib/fleet/suggest'
import { adviceFor } from '@/lib/guides/advice'
import { describePlan } from '@/lib/guides/describe-plan'
import { planDay } from '@/lib/guides/plan-day'
import { planReturn } from '@/lib/guides/plan-return'
import { vehicleNode } from '@/lib/seo/structured-data/vehicle'
import { plannedRoad } from '@/view-models/guides'

/** Pairs of pages that said two things of one matter; each has one answer now. */

// A translation takes its years and other facts from the English file.
const texts = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(yaml|md)$/.test(file) && !file.startsWith('locales/'))
  .map((file) => ({ file, text: readFileSync(join('content', file), 'utf8') }))

const rows = listFleetRows()

it('has the finder and the guides agree on the hills: what the finder sends there, each guide’s kind of road allows', () => {
  const sent = rows.filter((row) => isSuitableFor(row, 'hills')).map(({ slug }) => slug)
  for (const guide of listGuides())
    for (const vehicle of listVehicles().filter(({ slug }) => sent.includes(slug)))
      expect([undefined, 'authority']).toContain(refusalOf(vehicle, roadFacts(guide)))
})

it('has the planners keep off exactly the days that a guide’s words keep off', () => {
  const month = new Intl.DateTimeFormat('en-IN', { month: 'long' })
  const named = (day: string) => month.format(new Date(`2028-${day}`))
  for (const { stayAway } of listGuides())
    for (const { when, days, weekdays = [] } of stayAway) {
      for (const day of days ? [days.from, days.until] : []) expect(when).toContain(named(day))
      for (const day of weekdays.slice(0, 1)) expect(when).toContain(day)
    }
  const newsOn = (day: string) =>
    describePlan(plannedRoad(findGuide('nainital')!), { time: '05:00', day }, getMessages().dayPlanner)
      .warnings
  const newYear = [expect.stringContaining('24 December to 2 January')]
  const days = ['2026-12-23', '2026-12-24', '2027-01-02', '2027-01-03']
  expect(days.map(newsOn)).toEqual([[], newYear, newYear, []])
})

it.each(['2026-12-05', '2027-01-15', '2027-05-21', '2027-10-14'])(
  'proposes the nights of the table to Manali on %s',
  (day) => {
    const road = plannedRoad(findGuide('manali')!)
    const night = (time: string) =>
      adviceFor({ road, start: { time, day }, plan: planDay(road, { time, day }) }).night
    expect(['06:00', '12:00', '13:00', '14:00', '15:00'].map(night)).toEqual([
      ...['Mandi', 'Mandi', 'Bilaspur'],
      ...['Chandigarh', 'Chandigarh'],
    ])
  },
)

it('says of no vehicle that it suits a road which the table keeps it off', () => {
  for (const guide of listGuides()) expect(suggestedBy(guide)).toHaveLength(guide.vehicles.length)
})

it('sends forty people into the hills in no coach, and two in nothing that a guide keeps away', () => {
  const forty = suggest(rows, { people: 40, bags: 10, kind: 'hills' })
  expect(forty).toMatchObject({ set: { drivers: 2, lines: [{ row: { slug: 'mini-bus-coach' } }, {}] } })
  const two = suggest(rows, { people: 2, bags: 2, kind: 'hills' })
  expect(two.fits && two.suggestions.map(({ row }) => row.slug)).not.toContain('toyota-vellfire')
})

it('charges ₹500 for an hour of delay to buses only, as the terms do', () => {
  const others = [...listCategories(), ...listVehicles().map((one) => ({ ...one, slug: one.category }))]
    .filter(({ slug }) => slug !== 'luxury-buses')
    .filter((one) => JSON.stringify(one).includes('₹500'))
  expect(others).toEqual([])
})

it('answers in the table of outstation what the planner answers for the road', () => {
  const table = findOccasion('outstation')?.sections.find(({ id }) => id === 'a-day-or-a-night')?.body ?? ''
  for (const guide of listGuides()) {
    const row = new RegExp(`\\| ${guide.place} \\|.*\\| ([^|]+) \\|$`, 'm').exec(table)
    if (!row?.[1]) continue
    const road = plannedRoad(guide)
    const isDay = planReturn(road, { time: guide.usualStart }, road.home) !== undefined
    expect([guide.slug, /^\[?A day/.test(row[1]) || row[1].includes('one meeting')]).toEqual([
      guide.slug,
      isDay,
    ])
  }
})

it('says of 700+ electric buses that it is the figure of 2024', () => {
  for (const { file, text } of texts)
    for (const { index } of text.matchAll(/700\+/g))
      expect([file, text.slice(Math.max(0, index - 220), index + 220)]).toEqual([
        file,
        expect.stringContaining('2024'),
      ])
})

it('promises no change of date on the privacy page', () => {
  expect(JSON.stringify(pages.privacy())).not.toMatch(/the date on it|look at the date/)
})

it('tells search engines no figure that the company has to confirm', () => {
  const labels = { largeBags: 'Large', cabinBags: 'Cabin', specRows: { batteryCapacity: 'Battery' } }
  for (const [slug, kept] of [
    ['maruti-suzuki-ertiga', ['fuelEfficiency']],
    ['jaguar-xf', []],
    ['mercedes-s-class', ['vehicleEngine']],
    ['luxury-maharaja-tempo-traveller', ['vehicleEngine']],
  ] as const) {
    const vehicle = listVehicles().find((one) => one.slug === slug)
    const node = vehicle && Object.keys(vehicleNode(vehicle, [], labels))
    expect(node?.filter((key) => ['fuelEfficiency', 'vehicleEngine'].includes(key)).sort()).toEqual(kept)
  }
})
