import { contentCopy, mistakeIn } from '@/tests/fixtures/content-copy'

const AIRPORT = 'occasions/airport-transfers.yaml'
const WEDDINGS = 'occasions/weddings-and-events.yaml'

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
  copy.write('occasions/corporate-and-monthly.yaml', copy.read(WEDDINGS))
  expect(ids()).toEqual(['airport-transfers', 'weddings-and-events', 'corporate-and-monthly'])
})

describe('refuses', () => {
  it('a file that is not named after a service', () => {
    copy.write('occasions/school-runs.yaml', copy.read(WEDDINGS))
    const mistake = mistakeIn(copy)
    expect(mistake.file).toMatch(/occasions\/school-runs\.yaml$/)
    expect(mistake.message).toMatch(/must be that of a service: airport-transfers, local-hire/)
  })

  it('rejects a site without any service page, since Next.js cannot export a dynamic route without pages', () => {
    copy.change(AIRPORT, /^title:/m, 'draft: true\ntitle:')
    copy.remove(WEDDINGS)
    const mistake = mistakeIn(copy)
    expect(mistake.file).toMatch(/pages\/services\.yaml$/)
    expect(mistake.problems).toEqual([
      { path: 'services', line: expect.any(Number), reason: expect.stringMatching(/page of its own/) },
    ])
  })
})
