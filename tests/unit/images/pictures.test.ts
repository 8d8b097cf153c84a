import { readFileSync } from 'node:fs'
import { withEnv } from '@/tests/fixtures/with-env'
import type { PictureData } from '@/lib/images/pictures'

jest.mock('node:fs', () => ({ ...jest.requireActual('node:fs'), readFileSync: jest.fn() }))

const picture = (src: string): PictureData => ({
  src,
  hash: 'abc',
  width: 1600,
  height: 900,
  widths: [400, 800],
  shade: 'shade-7',
})
const DZIRE = '/ourFleet/sedans/swift-dzire'
const dzire = { category: 'sedans', slug: 'swift-dzire', aliases: [] as string[] }

/** Loads the module with the given text of the manifest; undefined: the file does not exist. */
async function withManifest(text?: string) {
  jest.mocked(readFileSync).mockImplementation(() => {
    if (text === undefined) throw new Error('ENOENT')
    return text
  })
  return withEnv({}, () => import('@/lib/images/pictures'))
}
const holding = (...sources: string[]) =>
  withManifest(JSON.stringify(Object.fromEntries(sources.map((src) => [src, picture(src)]))))

afterEach(() => jest.mocked(readFileSync).mockReset())

it('finds a picture by the path of its master', async () => {
  const { findPicture } = await holding('/scenes/hero-1.jpg')
  expect(findPicture('/scenes/hero-1.jpg')).toEqual(picture('/scenes/hero-1.jpg'))
})

it('shows the variant for cards on a card only', async () => {
  const [first, second] = [`${DZIRE}/1.jpg`, `${DZIRE}/2.jpg`]
  const card = { hash: 'def', widths: [400] }
  const { asCard, findPicture } = await withManifest(
    JSON.stringify({ [first]: { ...picture(first), card }, [second]: picture(second) }),
  )
  expect(findPicture(first)).toEqual(picture(first))
  expect(asCard(findPicture(first))).toEqual({ ...picture(first), ...card })
  expect(asCard(findPicture(second))).toEqual(picture(second))
  expect(asCard(undefined)).toBeUndefined()
})

it('returns the three pictures of a vehicle in order', async () => {
  const sources = [1, 2, 3].map((number) => `${DZIRE}/${number}.jpg`)
  const { vehiclePictures } = await holding(...[...sources].reverse())
  expect(vehiclePictures(dzire).map((found) => found?.src)).toEqual(sources)
})

it('returns undefined in place of a missing picture', async () => {
  const { vehiclePictures } = await holding(`${DZIRE}/1.jpg`, `${DZIRE}/3.jpg`)
  expect(vehiclePictures(dzire).map((found) => found?.src)).toEqual([
    `${DZIRE}/1.jpg`,
    undefined,
    `${DZIRE}/3.jpg`,
  ])
})

it('adds the fourth picture, of the cabin, only where it exists', async () => {
  const { vehiclePictures } = await holding(`${DZIRE}/1.jpg`, `${DZIRE}/4.jpg`)
  expect(vehiclePictures(dzire).map((found) => found?.src)).toEqual([
    `${DZIRE}/1.jpg`,
    undefined,
    undefined,
    `${DZIRE}/4.jpg`,
  ])
})

it.each(['avif', 'webp', 'png', 'jpeg', 'jpg'])('finds a vehicle’s picture as %s', async (extension) => {
  const { vehiclePictures } = await holding(`${DZIRE}/2.${extension}`)
  expect(vehiclePictures(dzire)[1]?.src).toBe(`${DZIRE}/2.${extension}`)
})

it('finds the pictures of a renamed vehicle in the folder of a former slug, the latest first', async () => {
  const { vehiclePictures } = await holding(
    '/ourFleet/sedans/oldest/1.jpg',
    '/ourFleet/sedans/oldest/2.jpg',
    '/ourFleet/sedans/older/2.jpg',
    `${DZIRE}/3.png`,
  )
  const renamed = { ...dzire, aliases: ['/oldest/', '/older/'] }
  expect(vehiclePictures(renamed).map((found) => found?.src)).toEqual([
    '/ourFleet/sedans/oldest/1.jpg',
    '/ourFleet/sedans/older/2.jpg',
    `${DZIRE}/3.png`,
  ])
})

it('returns no picture of another vehicle or category', async () => {
  const { vehiclePictures } = await holding(
    '/ourFleet/van/swift-dzire/1.jpg',
    '/ourFleet/sedans/honda-city/1.jpg',
  )
  expect(vehiclePictures(dzire)).toEqual([undefined, undefined, undefined])
})

it.each([
  ['is missing', undefined],
  ['is no JSON', '{"/a.jpg": '],
  ['has another shape', '{"/a.jpg": {"src": "/a.jpg", "width": "wide"}}'],
])('the error says how to generate the manifest when it %s', async (_, text) => {
  const { findPicture } = await withManifest(text)
  expect(() => findPicture('/a.jpg')).toThrow('node tools/build.mjs --assets')
})
