import { freshnessNotes, postFaults, privacyFaults, sampleFaults } from '@/tools/golive/content'
import { parseContentFile } from '@/tools/shared/content-files'
import { samplesIn } from '@/tools/shared/samples'
import { monthsBefore } from '@/tools/shared/freshness'

const faultsOf = (name: string, text: string) => sampleFaults(samplesIn([parseContentFile(name, text)]))

describe('values that are still sample', () => {
  it('are found with their line in a YAML file', () => {
    const [fault] = faultsOf(
      'content/company.yaml',
      'name: A\nphone:\n  display: "0"\nsample: [phone.display]\n',
    )
    expect(fault).toMatchObject({
      where: 'content/company.yaml:3 phone.display',
      what: 'is on the sample list',
    })
  })

  it('are distinguished from dead paths', () => {
    const [fault] = faultsOf('content/company.yaml', 'name: A\nsample: [nme]\n')
    expect(fault?.what).toMatch('there is no such value')
  })
})

const TODAY = '2026-11-21'

describe('the day of the privacy page', () => {
  it.each([TODAY, '2025-11-21'])('is accepted on %s', (day) => {
    expect(privacyFaults(day, TODAY)).toEqual([])
  })

  it('is stale after a year', () => {
    expect(privacyFaults('2025-11-20', TODAY)[0]?.what).toBe('2025-11-20 is more than 12 months ago')
  })

  it('counts from the last day of a month that is shorter', () => {
    expect(monthsBefore('2026-05-31', 3)).toBe('2026-02-28')
    expect(monthsBefore('2028-02-29', 12)).toBe('2027-02-28')
    expect(monthsBefore('2026-05-28', 3)).toBe('2026-02-28')
  })

  it('is asked for when the text changed after it', () => {
    expect(privacyFaults(TODAY, TODAY, TODAY)).toEqual([])
    expect(privacyFaults('2026-11-20', TODAY, TODAY)[0]?.what).toBe(
      'the text changed on 2026-11-21, after 2026-11-20',
    )
  })

  it('may not be in the future', () => {
    expect(privacyFaults('2026-11-22', TODAY)[0]?.what).toBe('2026-11-22 is still to come')
  })
})

it('a post with a future date is reported, one of today is not', () => {
  const posts = [
    { id: 3, date: '2026-11-22' },
    { id: 4, date: TODAY },
  ]
  expect(postFaults(posts, TODAY).map(({ where }) => where)).toEqual(['content/blog/3.md date'])
})

describe('the day on which a file was checked', () => {
  const noteOn = (name: string, checkedOn: string) =>
    freshnessNotes([parseContentFile(name, `title: A\ncheckedOn: ${checkedOn}\n`)], TODAY).map(
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
    expect(noteOn(VAN, '2025-11-20')).toEqual([`${VAN}:2 checkedOn: 2025-11-20 is more than 12 months ago`])
    expect(noteOn(ROAD, '2026-08-20')).toEqual([`${ROAD}:2 checkedOn: 2026-08-20 is more than 3 months ago`])
  })

  it('may not be in the future', () => {
    expect(noteOn(VAN, '2026-11-22')).toEqual([`${VAN}:2 checkedOn: 2026-11-22 is still to come`])
  })
})
