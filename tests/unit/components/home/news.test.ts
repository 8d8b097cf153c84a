import { newsCards } from '@/view-models/home'
import { listPosts } from '@/lib/content/blog'
import { postPath, routes } from '@/lib/routes/routes'

jest.mock('@/lib/content/blog', () => ({ listPosts: jest.fn() }))

const image = { src: '/none.jpg', alt: 'A road' }
const post = (id: number, body: string) =>
  ({ id, body, title: `Post ${id}`, date: '2025-08-12', description: 'Text', image }) as ReturnType<
    typeof listPosts
  >[number]

/** The cards for a blog of six posts, of which only these have a text. */
const cardsWith = (...written: number[]) => {
  jest
    .mocked(listPosts)
    .mockReturnValue([1, 2, 3, 4, 5, 6].map((id) => post(id, written.includes(id) ? 'Text' : '')))
  return newsCards().map(({ title, path }) => [title, path])
}

it('are the first three posts with a text', () => {
  expect(cardsWith(1, 3, 5, 6)).toEqual([1, 3, 5].map((id) => [`Post ${id}`, postPath(id)]))
})

it('link to the blog where there are too few posts', () => {
  expect(cardsWith(4)).toEqual([
    ['Post 4', postPath(4)],
    ['Post 1', routes.blog],
    ['Post 2', routes.blog],
  ])
})
