import { pages } from '@/lib/content/pages'
import { readAddress } from '@/lib/trip-plan/address'
import { tourList } from '@/view-models/tours'

it('every tour opens the trip planner with its days, places and times', () => {
  const opened = (tourList()?.tours ?? []).map(({ path }) => {
    const read = readAddress(new URL(path, 'https://example.com').hash)
    return (
      read.read && {
        name: read.plan.name,
        days: read.plan.days.map(({ stops }) => stops.map(({ time, place }) => `${time} ${place}`.trim())),
      }
    )
  })
  expect(opened).toEqual(pages.guides().tours?.items.map(({ name, days }) => ({ name, days })))
})

it('says the kilometres of a tour whose roads are all known', () => {
  const facts = Object.fromEntries((tourList()?.tours ?? []).map(({ name, facts }) => [name, facts]))
  expect(facts).toMatchObject({
    'Golden Triangle': '3 days, about 735 km',
    'Agra in a day': 'One day, about 450 km',
    'Char Dham': '12 days, about 1,810 km',
  })
})
