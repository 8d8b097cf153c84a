import { parseContentFile } from '@/tools/shared/content-files'
import { freshnessNotes, pictureFaults, sampleFaults } from '@/tools/shared/left-to-do'

describe('values that are still sample', () => {
  const faultsOf = (text: string) => sampleFaults(parseContentFile('content/company.yaml', text))

  it('are found with their line in a YAML file', () => {
    expect(faultsOf('name: A\nphone:\n  display: "0"\nsample: [phone.display]\n')).toMatchObject([
      { where: 'content/company.yaml:3 phone.display', what: 'is on the sample list' },
    ])
  })

  it('are distinguished from dead paths', () => {
    expect(faultsOf('name: A\nsample: [nme]\n')[0]?.what).toMatch('there is no such value')
  })
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
    [VAN, '2025-11-21'],
    [VAN, TODAY],
    [ROAD, '2026-08-21'],
  ])('passes in %s at %s', (name, day) => {
    expect(noteOn(name, day)).toEqual([])
  })

  it('is stale after a year, that of a road after three months', () => {
    expect(noteOn(VAN, '2025-11-19')).toEqual([`${VAN}:2 checkedOn: 2025-11-19 is 367 days ago`])
    expect(noteOn(ROAD, '2026-08-20')).toEqual([`${ROAD}:2 checkedOn: 2026-08-20 is 93 days ago`])
  })

  it('may not be in the future', () => {
    expect(noteOn(VAN, '2026-11-22')).toEqual([`${VAN}:2 checkedOn: 2026-11-22 is still to come`])
  })
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
