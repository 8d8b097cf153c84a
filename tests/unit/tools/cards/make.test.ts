import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { findPicture } from '@/lib/images/pictures'
import type { Card } from '@/tools/cards/list'
import { makeCards } from '@/tools/cards/make'
import { openCache } from '@/tools/shared/build-cache'
import { somePicture } from '@/tests/fixtures/some-picture'

jest.mock('@/lib/images/pictures', () => ({ findPicture: jest.fn() }))
// WebAssembly modules do not load under Jest: texts are in the machine's own typeface.
jest.mock('@/tools/cards/typefaces', () => ({
  DISPLAY: 'serif',
  typefaceFiles: [],
  openTypefaces: async () => {},
}))

const brand = {
  shortName: 'House',
  tagline: 'Since 1969',
  mark: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
}
/** Named from `public/`, as masters are. */
const fixture = (name: string) => `/../tests/fixtures/pictures/${name}.jpg`
const picture = fixture('vehicle')
const vehicle: Card = {
  path: '/swift-dzire',
  tone: 'day',
  eyebrow: 'Sedans',
  title: 'Swift Dzire',
  picture,
  figures: [{ figure: '4', label: 'seats' }],
}
const page: Card = { ...vehicle, path: '/', tone: 'night', title: 'Delhi', picture: fixture('scene') }

let dir: string
const fileOf = (name: string) => join(dir, 'cards', `${name}.jpg`)
const make = (cards: Card[]) => makeCards(cards, brand, join(dir, 'cards'), openCache(join(dir, 'store')))

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'cards-'))
  jest.mocked(findPicture).mockImplementation((src) => somePicture(src))
})
afterEach(() => rmSync(dir, { recursive: true }))

test.each([
  ['a vehicle', vehicle, 'swift-dzire'],
  ['a scene', page, 'home'],
  ['a title of 120 letters', { ...page, title: 'Twelve words '.repeat(9).trim() }, 'home'],
])('the card of %s has the required dimensions, and a file size below the limit', async (_, card, name) => {
  await make([card])
  const { width, height, format } = await sharp(readFileSync(fileOf(name))).metadata()
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' })
  expect(statSync(fileOf(name)).size).toBeLessThanOrEqual(200_000)
})
