import { contentCopy, readersOf } from '@/tests/fixtures/content-copy'

const copy = contentCopy()
const content = readersOf(() => import('@/lib/content/occasions'))

it('lists the services that have a page, by their names in the list of services', () => {
  expect(content.listOccasions().map(({ id, service }) => [id, service])).toEqual([
    ['airport-transfers', 'Airport transfers'],
    ['weddings-and-events', 'Weddings and events'],
  ])
})

it('keeps the order of the list of services, not of the files', () => {
  copy.write('occasions/corporate-and-monthly.yaml', copy.read('occasions/weddings-and-events.yaml'))
  const ids = content.listOccasions().map(({ id }) => id)
  expect(ids).toEqual(['airport-transfers', 'weddings-and-events', 'corporate-and-monthly'])
})
