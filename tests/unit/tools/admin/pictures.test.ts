import { HEIC_ADVICE } from '@/lib/content/schema/values'
import { pictureProblems } from '@/tools/admin/pictures'

const decode = jest.fn<Promise<Pick<ImageBitmap, 'width' | 'height'>>, [File]>()
const original = globalThis.createImageBitmap
beforeAll(() => {
  globalThis.createImageBitmap = decode as never
})
afterAll(() => {
  globalThis.createImageBitmap = original
})

const entry = { title: 'A lake', image: { src: '/scenes/lake.jpg', alt: 'A lake' } }
const check = (name: string) =>
  pictureProblems(entry, (text) => (text === entry.image.src ? new File(['x'], name) : undefined))

it('names the field, the file, and what is needed', async () => {
  decode.mockResolvedValue({ width: 800, height: 500 })
  expect(await check('lake.jpg')).toEqual([
    'image.src: lake.jpg is only 800 pixels wide. Put one there that is at least 1600 pixels wide.',
  ])
})

it('accepts a picture of the right size, and leaves pictures alone that were there before', async () => {
  decode.mockResolvedValue({ width: 1600, height: 1000 })
  expect(await check('lake.jpg')).toEqual([])
  expect(await pictureProblems(entry, () => undefined)).toEqual([])
})

it('says how to save a HEIC file, and a damaged one, which the browser cannot read', async () => {
  decode.mockRejectedValue(new Error('InvalidStateError'))
  expect(await check('lake.heic')).toEqual([`image.src: lake.heic ${HEIC_ADVICE}`])
  expect(await check('lake.jpg')).toEqual([
    'image.src: lake.jpg is no picture, or a damaged one: save it anew as JPEG',
  ])
})
