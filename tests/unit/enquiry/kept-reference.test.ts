/** @jest-environment jsdom */
import type * as KeptReference from '@/lib/enquiry/kept-reference'
import { forbidStorage, loadAnew } from './fakes'

const REFERENCE = 'K7M3QX'

/** A new page of the same tab. */
const openPage = () =>
  loadAnew<typeof KeptReference>(() => jest.requireActual('@/lib/enquiry/kept-reference'))

beforeEach(() => sessionStorage.clear())
afterEach(() => jest.restoreAllMocks())

it('is found again after a reload, until it is forgotten', () => {
  openPage().keepReference('digest', REFERENCE)
  expect(openPage().keptReference('digest')).toBe(REFERENCE)
  expect(openPage().keptReference('other')).toBeUndefined()
  openPage().forgetReference('digest')
  expect(openPage().keptReference('digest')).toBeUndefined()
})

it.each(['', 'K7M3Q', 'K7M3QX7', '<b>K7M', 'k7m3qx', 'K0M3QX'])('is none where %j is stored', (stored) => {
  sessionStorage.setItem('enquiry-reference:digest', stored)
  expect(openPage().keptReference('digest')).toBeUndefined()
})

it('is kept by its page where storage is forbidden', () => {
  const restore = forbidStorage('sessionStorage')
  const page = openPage()
  page.keepReference('digest', REFERENCE)
  expect(page.keptReference('digest')).toBe(REFERENCE)
  page.forgetReference('digest')
  expect(page.keptReference('digest')).toBeUndefined()
  restore()
})
