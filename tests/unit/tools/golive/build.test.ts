import { buildFaults } from '@/tools/golive/build'
import { siteOf } from '../check/site-of'

const FRESH = { content: 1, build: 2 }
const ownAddress = '<link rel="canonical" href="https://cars.example/folder/">'

/** What is wrong with a build of one page. */
const faultsOf = (head: string, times = FRESH) =>
  Object.values(buildFaults(siteOf({ '/': { head, body: '<a href="/folder/gone/">Gone</a>' } }), times))
    .flatMap((check) => check())
    .map(({ what }) => what)

it.each([
  ['older than the content', ownAddress, { content: 2, build: 1 }, 'the build is older than the content'],
  [
    'for another address',
    '<link rel="canonical" href="http://localhost:3000/">',
    FRESH,
    'the build is for another address, http://localhost:3000/',
  ],
])('a build %s is not looked into', (_, head, times, what) => {
  expect(faultsOf(head, times)).toEqual([what])
})

it('has to be there', () => {
  const [check] = Object.values(buildFaults(undefined, FRESH))
  expect(check?.()).toMatchObject([{ what: 'there is no build to look at' }])
})

it('is looked into by the checks of the site', () => {
  expect(faultsOf(ownAddress)).toContain('/: /folder/gone/ leads nowhere')
})
