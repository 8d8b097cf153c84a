import { postPath, routes } from '@/lib/routes/routes'
import { listCards } from '@/tools/cards/list'

jest.mock('@/lib/images/pictures', () => ({
  ...jest.requireActual<object>('@/lib/images/pictures'),
  vehiclePictures: ({ category, slug }: { category: string; slug: string }) => [
    { src: `/ourFleet/${category}/${slug}/1.jpg` },
  ],
}))

const cards = listCards()
const paths = cards.map(({ path }) => path)
const cardOf = (path: string) => cards.find((card) => card.path === path)

/** Excluded from search engines. */
const hidden: string[] = [routes.offers, routes.admin, routes.adminLogin]

test('pages kept out of search engines have no card of their own', () => {
  expect(paths.filter((path) => hidden.includes(path))).toEqual([])
})

test('a vehicle shows its seats and bags, its picture, and that this is an illustration', () => {
  expect(cardOf('/innova-crysta')).toMatchObject({
    title: 'Innova Crysta',
    eyebrow: 'SUV/MUVs',
    picture: '/ourFleet/suv-muvs/innova-crysta/1.jpg',
    note: 'Illustration',
    figures: [{ figure: '7' }, { figure: '2' }, { figure: '2' }],
  })
})

test('a card is cropped around the focus that its picture has on the page', () => {
  const withFocus = cards.filter(({ focus }) => focus).map(({ path, focus }) => [path, focus])
  expect(Object.fromEntries(withFocus)).toEqual({ [routes.about]: 'right', [postPath(2)]: 'top' })
})
