import { buildProblem } from '@/tools/golive/build'

const ADDRESS = 'https://cars.example/folder'
const FRESH = { content: 1, build: 2 }
const home = (canonical: string, more = '') => `<link rel="canonical" href="${canonical}">${more}`

it.each([
  ['is there', undefined, FRESH, 'there is no build to look at'],
  [
    'is no older than the content',
    home(`${ADDRESS}/`),
    { content: 2, build: 1 },
    'the build is older than the content',
  ],
  [
    'is for this address',
    home('http://localhost:3000/'),
    FRESH,
    'the build is for another address, http://localhost:3000/',
  ],
  [
    'is open to search engines',
    home(`${ADDRESS}/`, '<meta name="robots" content="noindex, follow">'),
    FRESH,
    expect.stringContaining('hidden from search engines'),
  ],
  ['may be put online then', home(`${ADDRESS}/`), FRESH, undefined],
])('a build to put online %s', (_, page, changed, problem) => {
  expect(buildProblem(page, ADDRESS, changed)).toEqual(problem)
})
