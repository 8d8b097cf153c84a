import { parseContentFile } from '@/tools/shared/content-files'
import { changeLine, isExpired, publicationChanges } from '@/tools/shared/changes-by-day'

const TODAY = '2026-12-10'
const file = (name: string, yaml: string) => parseContentFile(`content/${name}`, yaml)
const lines = (...files: ReturnType<typeof file>[]) => publicationChanges(files, TODAY).map(changeLine)

it('lists what will be published or expire, the nearest day first', () => {
  const late = file('notices/late.yaml', 'publishFrom: 2027-01-01\npublishUntil: 2027-01-31\n')
  const offers = file(
    'pages/offers.yaml',
    'promotions:\n  - { heading: A, publishFrom: 2026-12-01, publishUntil: 2026-12-31 }\n',
  )
  expect(lines(late, offers)).toEqual([
    'content/pages/offers.yaml promotions 0 vanishes after 2026-12-31',
    'content/notices/late.yaml appears on 2027-01-01',
    'content/notices/late.yaml vanishes after 2027-01-31',
  ])
})

it.each([
  ['publishFrom', TODAY, []],
  ['publishFrom', '2026-12-11', ['content/a.yaml appears on 2026-12-11']],
  ['publishUntil', TODAY, [`content/a.yaml vanishes after ${TODAY}`]],
  ['publishUntil', '2026-12-09', ['content/a.yaml vanished after 2026-12-09']],
])('says of %s: %s %j', (key, day, expected) => {
  expect(lines(file('a.yaml', `${key}: ${day}\n`))).toEqual(expected)
})

it('recognises what has expired', () => {
  expect(isExpired(file('a.yaml', 'publishUntil: 2026-12-09\n'), TODAY)).toBe(true)
  expect(isExpired(file('a.yaml', `publishUntil: ${TODAY}\n`), TODAY)).toBe(false)
  expect(isExpired(file('empty.yaml', ''), TODAY)).toBe(false)
})
