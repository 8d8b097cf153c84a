import { readFileSync } from 'node:fs'
import { somePicture } from '@/tests/fixtures/some-picture'
import { withEnv } from '@/tests/fixtures/with-env'

jest.mock('node:fs', () => ({ ...jest.requireActual('node:fs'), readFileSync: jest.fn() }))

const [FIRST = '', SECOND = '', THIRD = '', FOURTH = ''] = [1, 2, 3, 4].map(
  (place) => `/ourFleet/sedans/swift-dzire/${place}.jpg`,
)
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
  withManifest(JSON.stringify(Object.fromEntries(sources.map((src) => [src, somePicture(src)]))))

afterEach(() => jest.mocked(readFileSync).mockReset())

it('shows the variant for cards on a card only', async () => {
  const card = { hash: 'def', widths: [400] }
  const { asCard, findPicture } = await withManifest(
    JSON.stringify({ [FIRST]: { ...somePicture(FIRST), card }, [SECOND]: somePicture(SECOND) }),
  )
  expect(findPicture(FIRST)).toEqual(somePicture(FIRST))
  expect(asCard(findPicture(FIRST))).toEqual({ ...somePicture(FIRST), ...card })
  expect(asCard(findPicture(SECOND))).toEqual(somePicture(SECOND))
  expect(asCard(undefined)).toBeUndefined()
})

const former = { ...dzire, aliases: ['/oldest/', '/older/'] }
const of = (slug: string, ...files: string[]) => files.map((file) => `/ourFleet/sedans/${slug}/${file}`)

type Row = [string, sources: string[], found: (string | undefined)[], vehicle: typeof dzire]

it.each<Row>([
  ['the three in order', [THIRD, SECOND, FIRST], [FIRST, SECOND, THIRD], dzire],
  ['undefined in place of a missing one', [FIRST, THIRD], [FIRST, undefined, THIRD], dzire],
  [
    'the fourth, of the cabin, where it exists',
    [FIRST, FOURTH],
    [FIRST, undefined, undefined, FOURTH],
    dzire,
  ],
  [
    'those of a former slug, the latest first',
    [...of('oldest', '1.jpg', '2.jpg'), ...of('older', '2.jpg'), ...of('swift-dzire', '3.png')],
    [...of('oldest', '1.jpg'), ...of('older', '2.jpg'), ...of('swift-dzire', '3.png')],
    former,
  ],
  [
    'none of another vehicle or category',
    ['/ourFleet/van/swift-dzire/1.jpg', ...of('honda-city', '1.jpg')],
    [undefined, undefined, undefined],
    dzire,
  ],
  ...['avif', 'webp', 'png', 'jpeg'].map((extension): Row => {
    const [src = ''] = of('swift-dzire', `2.${extension}`)
    return [`one that is ${extension}`, [src], [undefined, src, undefined], dzire]
  }),
])('of a vehicle’s pictures finds %s', async (_, sources, found, vehicle) => {
  const { vehiclePictures } = await holding(...sources)
  expect(vehiclePictures(vehicle).map((each) => each?.src)).toEqual(found)
})

it.each([
  ['is missing', undefined],
  ['is no JSON', '{"/a.jpg": '],
  ['has another shape', '{"/a.jpg": {"src": "/a.jpg", "width": "wide"}}'],
])('the error says how to generate the manifest when it %s', async (_, text) => {
  const { findPicture } = await withManifest(text)
  expect(() => findPicture('/a.jpg')).toThrow('node tools/build.mjs --assets')
})
