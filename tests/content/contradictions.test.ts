import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listCategories, listVehicles } from '@/lib/content/fleet'
import { listGuides } from '@/lib/content/guides'
import { findOccasion } from '@/lib/content/occasions'
import { pages } from '@/lib/content/pages'
import { planReturn } from '@/lib/guides/plan-return'
import { vehicleNode } from '@/lib/seo/structured-data/vehicle'
import { plannedRoad } from '@/view-models/guides'

/** Pairs of pages that said two things of one matter; each has one answer now. */

const texts = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(yaml|md)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join('content', file), 'utf8') }))

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
    expect([guide.slug, /^\[?A day/.test(row[1]) || row[1].includes('one meeting')]).toEqual([guide.slug, isDay])
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
