import { faultsOfPicture, kindOfPicture, MAX_BYTES, MIN_WIDTH } from '@/tools/shared/picture-rules'

const scene = { width: MIN_WIDTH.scene, height: 1000 }

it('finds nothing wrong with a picture of the required width, shape and weight, or a logo of any shape', () => {
  expect(faultsOfPicture('scene', { ...scene, bytes: MAX_BYTES })).toEqual([])
  expect(faultsOfPicture('logo', { width: 320, height: 40 })).toEqual([])
})

it('rejects an upright picture for a wide place, and a wide one for an upright place', () => {
  const what = 'is 1600 × 2400 pixels, a shape that loses most of it here'
  expect(faultsOfPicture('scene', { width: 1600, height: 2400 })).toMatchObject([{ what }])
  expect(faultsOfPicture('portrait', { width: 1600, height: 2400 })).toEqual([])
  expect(faultsOfPicture('portrait', scene)).toHaveLength(1)
})

it('rejects a picture that is too heavy, an SVG included', () => {
  expect(faultsOfPicture('logo', { width: Infinity, bytes: MAX_BYTES + 1 })).toEqual([
    { what: 'has 12.0 MB', needs: 'Save it smaller: at most 12.0 MB' },
  ])
})

it.each([
  ['/ourFleet/van/x/1.jpg', ['picture', 'src'], 'vehicle'],
  ['/scenes/a.jpg', ['card'], 'card'],
  ['/scenes/a.jpg', ['hero', 'pictures', 0, 'portrait'], 'portrait'],
  ['/scenes/a.jpg', ['leadership', 'people', 0, 'portrait', 'src'], 'leader'],
  ['/scenes/a.jpg', ['awards', 'items', 0, 'picture', 'src'], 'small'],
  ['/scenes/a.jpg', ['photos', 0, 'src'], 'vehicle'],
  ['/scenes/a.jpg', ['image', 'src'], 'scene'],
])('%s at %p is of the kind %s', (src, path, kind) => {
  expect(kindOfPicture(src, path)).toBe(kind)
})
