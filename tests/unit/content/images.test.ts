import { listVehicles } from '@/lib/content/fleet'
import { cabinOf, cardOf, galleryOf, resolveImage } from '@/lib/content/images'
import { asCard, findPicture, vehiclePictures } from '@/lib/images/pictures'
import { somePicture } from '@/tests/fixtures/some-picture'

jest.mock('@/lib/images/pictures', () => ({
  asCard: jest.fn(),
  findPicture: jest.fn(),
  vehiclePictures: jest.fn(),
}))

const [listed] = listVehicles()
if (!listed) throw new Error('There is no vehicle')

it('a picture named in the content has its own alt text, and carries its focus along', () => {
  jest.mocked(findPicture).mockImplementation((src) => somePicture(src))
  const named = { src: '/scenes/hero-1.jpg', alt: 'A sedan at dusk' }
  expect(resolveImage(named)).toEqual({ picture: somePicture(named.src), alt: named.alt })
  const { picture: shown } = resolveImage({ ...named, focus: 'top-left' })
  expect(shown).toEqual({ ...somePicture(named.src), focus: 'top-left' })
})

describe('a card', () => {
  const variant = { ...somePicture('/1.jpg'), hash: 'def' }

  beforeEach(() => jest.mocked(asCard).mockImplementation((shown) => shown && variant))

  it('shows the variant for cards of a vehicle’s first picture', () => {
    jest.mocked(vehiclePictures).mockReturnValue([somePicture('/1.jpg'), somePicture('/2.jpg')])
    expect(cardOf(listed)).toEqual({ ...galleryOf(listed)[0], picture: variant })
    expect(asCard).toHaveBeenCalledWith(somePicture('/1.jpg'))
  })

  it('has an alt text while the picture is missing', () => {
    jest.mocked(vehiclePictures).mockReturnValue([])
    expect(cardOf(listed)).toEqual({ picture: undefined, alt: listed.name })
  })
})

const showsPictures = (count: number) =>
  jest
    .mocked(vehiclePictures)
    .mockImplementation(({ category, slug }) =>
      Array.from({ length: count }, (_, index) => somePicture(`/${category}/${slug}/${index + 1}.jpg`)),
    )

describe('a gallery', () => {
  it.each(listVehicles().map((vehicle) => [vehicle.slug, vehicle] as const))(
    'of %s holds the three pictures of its folder, each described as an illustration of its own',
    (slug, vehicle) => {
      showsPictures(3)
      const gallery = galleryOf(vehicle)
      expect(gallery.map((shown) => shown.picture?.src)).toEqual(
        [1, 2, 3].map((number) => `/${vehicle.category}/${slug}/${number}.jpg`),
      )
      const texts = gallery.map(({ alt }) => alt)
      expect(texts.filter((alt) => !/^Illustration/.test(alt) || !alt.includes(vehicle.name))).toEqual([])
      expect(new Set(texts).size).toBe(3)
    },
  )

  it.each([
    ['illustration', /^Illustration of the cabin of the (.+), seen from the last row$/],
    ['photograph', /^Cabin of the (.+)$/],
  ] as const)('has the cabin after the three others, described as an %s', (pictures, text) => {
    showsPictures(4)
    const cabin = galleryOf({ ...listed, pictures })[3]
    expect(cabin?.picture?.src).toMatch(/4\.jpg$/)
    expect(text.exec(cabin?.alt ?? '')?.[1]).toBe(listed.name)
  })
})

describe('photographs of the company’s own vehicle', () => {
  const photo = { src: '/ourFleet/own.jpg', alt: 'At a gate', place: 'Delhi', takenOn: '2026-10-04' }
  const vehicle = { ...listed, photos: [photo] }

  beforeEach(() => {
    showsPictures(4)
    jest.mocked(findPicture).mockImplementation((src) => somePicture(src))
  })

  it('come first in the gallery, with place and month', () => {
    const [first, ...others] = galleryOf(vehicle)
    expect(first).toEqual({
      picture: somePicture(photo.src),
      alt: photo.alt,
      note: `Our ${listed.name}, Delhi, October 2026`,
    })
    expect(others).toHaveLength(4)
  })

  it('have illustrations beside them that say so to everybody', () => {
    for (const { alt, note } of galleryOf(vehicle).slice(1)) {
      expect(alt).toMatch(/^Illustration/)
      expect(note).toBe('Illustration')
    }
  })

  it('have no note beside other photographs', () => {
    const [, ...others] = galleryOf({ ...vehicle, pictures: 'photograph' })
    for (const other of others) expect(other).not.toHaveProperty('note')
  })

  it('change neither the cards, which have one line and scale, nor the cabin', () => {
    expect(cardOf(vehicle)).toEqual(cardOf(listed))
    expect(cabinOf(vehicle)).toEqual(galleryOf(listed)[3])
  })
})
