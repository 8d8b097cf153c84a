import { parseContentFile } from '@/tools/shared/content-files'
import { freshnessNotes, pictureFaults, sampleFaults } from '@/tools/shared/left-to-do'

it('values that are still sample are found with their line, and told from dead paths', () => {
  const text = 'name: A\nphone:\n  display: "0"\nsample: [phone.display, nme]\n'
  expect(sampleFaults(parseContentFile('content/company.yaml', text))).toMatchObject([
    { where: 'content/company.yaml:3 phone.display', what: 'is on the sample list' },
    { what: expect.stringContaining('there is no such value') },
  ])
})

describe('the day on which a file was checked', () => {
  const TODAY = '2026-11-21'
  const noteOn = (name: string, checkedOn: string) =>
    freshnessNotes(parseContentFile(name, `title: A\ncheckedOn: ${checkedOn}\n`), TODAY).map(
      ({ where, what }) => `${where}: ${what}`,
    )
  const VAN = 'content/fleet/vehicles/van.yaml'
  const ROAD = 'content/routes/agra.yaml'

  it.each([
    [VAN, '2025-11-21', undefined],
    [VAN, TODAY, undefined],
    [ROAD, '2026-08-21', undefined],
    [VAN, '2025-11-19', '367 days ago'],
    [ROAD, '2026-08-20', '93 days ago'],
    [VAN, '2026-11-22', 'still to come'],
  ])(
    'is stale after a year, that of a road after three months, or to come: in %s %s is %s',
    (name, day, is) => {
      expect(noteOn(name, day)).toEqual(is ? [`${name}:2 checkedOn: ${day} is ${is}`] : [])
    },
  )
})

it('pictures that are missing are found at any depth, with their place', () => {
  const file = parseContentFile(
    'content/pages/about.yaml',
    'card: /scenes/a.jpg\nhero:\n  - { src: /scenes/b.jpg, portrait: /scenes/e.jpg, alt: /not a picture }\nfleet: /ourFleet/van/d/1.webp\n',
  )
  expect(pictureFaults(file).map(({ where, what }) => `${where}: ${what}`)).toEqual([
    'content/pages/about.yaml:1 card: public/scenes/a.jpg is missing',
    'content/pages/about.yaml:3 hero.0.src: public/scenes/b.jpg is missing',
    'content/pages/about.yaml:3 hero.0.portrait: public/scenes/e.jpg is missing',
    'content/pages/about.yaml:4 fleet: public/ourFleet/van/d/1.webp is missing',
  ])
})
