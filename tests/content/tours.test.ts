import { pages } from '@/lib/content/pages'
import { readAddress } from '@/lib/trip-plan/address'
import { tourList } from '@/view-models/tours'

it('every tour opens the trip planner with its days and places', () => {
  const opened = (tourList()?.tours ?? []).map(({ path }) => {
    const read = readAddress(new URL(path, 'https://example.com').hash)
    return (
      read.read && {
        name: read.plan.name,
        days: read.plan.days.map(({ stops }) => stops.map(({ place }) => place)),
      }
    )
  })
  expect(opened).toEqual(pages.guides().tours?.items.map(({ name, days }) => ({ name, days })))
})
