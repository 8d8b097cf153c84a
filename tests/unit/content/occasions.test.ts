import { contentCopy, mistakeIn } from '@/tests/fixtures/content-copy'

const AIRPORT = 'occasions/airport-transfers.yaml'
const WEDDINGS = 'occasions/weddings-and-events.yaml'

const copy = contentCopy()
let listOccasions: () => { id: string; service: string }[]
let findOccasion: (id: string) => { id: string } | undefined
beforeAll(async () => {
  ;({ listOccasions, findOccasion } = await import('@/lib/content/occasions'))
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

it('finds one by its id, and none by another', () => {
  expect(findOccasion('airport-transfers')?.id).toBe('airport-transfers')
  expect(['outstation', '', '__proto__'].map(findOccasion)).toEqual([undefined, undefined, undefined])
})

it('leaves drafts out', () => {
  copy.change(AIRPORT, /^title:/m, 'draft: true\ntitle:')
  expect(ids()).toEqual(['weddings-and-events'])
})

describe('refuses', () => {
  const problems = () => mistakeIn(copy).problems

  it('a file that is not named after a service', () => {
    copy.write('occasions/school-runs.yaml', copy.read(WEDDINGS))
    const mistake = mistakeIn(copy)
    expect(mistake.file).toMatch(/occasions\/school-runs\.yaml$/)
    expect(mistake.message).toMatch(/must be that of a service: airport-transfers, local-hire/)
  })

  it.each([
    ['no day on which it was checked', /^checkedOn: .*\n/m, '', 'checkedOn'],
    ['a day that is none', /^checkedOn: .*$/m, 'checkedOn: last week', 'checkedOn'],
    ['a long heading without a short one', /^searchTitle: .*\n/m, '', 'searchTitle'],
    ['a description too short', /^description: .*$/m, 'description: Short.', 'description'],
    ['fewer than three questions asked first', /^asked:\n(.*\n)*(?=example:)/m, 'asked: []\n', 'asked'],
    [
      'a time too long for its column',
      /time: '03:10'/,
      "time: 'a little after three'",
      'example.rows.0.time',
    ],
    ['fewer than five moments', /^ {4}- \{ *time: '04:35'(.*\n)/m, '', 'example.rows'],
    ['fewer than six things to tick', /^ {4}- Child seat asked for\n/m, '', 'checklist.items'],
    ['fewer than two sections', /^ {2}- id: waiting\n(.*\n)*(?=checklist:)/m, '', 'sections'],
    ['a key it does not know', /^lead:/m, 'price: 1\nlead:', 'price'],
  ])('%s', (_, before, after, path) => {
    copy.change(AIRPORT, before, after)
    expect(problems().map((problem) => problem.path)).toEqual([path])
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
