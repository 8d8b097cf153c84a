import { listPosts } from '@/lib/content/blog'
import { getCompany } from '@/lib/content/company'
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

test('a post has a card once it has been written', () => {
  const posts = listPosts().map(({ id, body }) => ({ path: postPath(id), written: body !== '' }))
  expect(posts.map(({ path }) => paths.includes(path))).toEqual(posts.map(({ written }) => written))
})

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

test('a service with a page shows its heading, picture and name in the list', () => {
  expect(cardOf('/our-services/airport-transfers')).toMatchObject({
    eyebrow: 'Airport transfers',
    title: 'Delhi airport transfers: terminals, waiting and night arrivals',
    picture: '/scenes/airport.jpg',
    line: getCompany().name,
  })
})

test('a card is cropped around the focus that its picture has on the page', () => {
  const withFocus = cards.filter(({ focus }) => focus).map(({ path, focus }) => [path, focus])
  expect(Object.fromEntries(withFocus)).toEqual({ [routes.about]: 'right', [postPath(2)]: 'top' })
})
