import { contentCopy } from '@/tests/fixtures/content-copy'

const copy = contentCopy()
let listOccasions: () => { id: string; service: string }[]
beforeAll(async () => {
  ;({ listOccasions } = await import('@/lib/content/occasions'))
})

const ids = () => listOccasions().map(({ id }) => id)

it('lists the services that have a page, by their names in the list of services', () => {
  expect(listOccasions().map(({ id, service }) => [id, service])).toEqual([
    ['airport-transfers', 'Airport transfers'],
    ['weddings-and-events', 'Weddings and events'],
  ])
})

it('keeps the order of the list of services, not of the files', () => {
  copy.write('occasions/corporate-and-monthly.yaml', copy.read('occasions/weddings-and-events.yaml'))
  expect(ids()).toEqual(['airport-transfers', 'weddings-and-events', 'corporate-and-monthly'])
})
