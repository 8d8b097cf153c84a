import { GET } from '@/app/feed.xml/route'
import { listPosts, type Post } from '@/lib/content/blog'

const actual = jest.requireActual<{ listPosts: () => Post[] }>('@/lib/content/blog')
jest.mock('@/lib/content/blog', () => ({
  ...jest.requireActual<object>('@/lib/content/blog'),
  listPosts: jest.fn(),
}))

const post = actual.listPosts()[0]!

/** The titles in the feed of a site with these posts. */
async function titlesWith(posts: Pick<Post, 'title' | 'date' | 'body'>[]): Promise<string[]> {
  jest.mocked(listPosts).mockReturnValue(posts.map((changes, id) => ({ ...post, id, ...changes })))
  const [, ...items] = (await GET().text()).split('<item>')
  return items.map((item) => /<title>(.*?)<\/title>/.exec(item)?.[1] ?? '')
}

const day = (number: number) => `2026-01-${String(number).padStart(2, '0')}`

it('has the newest posts first, and none without text', async () => {
  const posts = [
    { title: 'first', date: day(1), body: 'Text' },
    { title: 'third', date: day(3), body: 'Text' },
    { title: 'empty', date: day(4), body: '' },
    { title: 'second', date: day(2), body: 'Text' },
  ]
  expect(await titlesWith(posts)).toEqual(['third', 'second', 'first'])
})

it('has fifty posts at most', async () => {
  const titles = await titlesWith(
    Array.from({ length: 60 }, (_, at) => ({ title: `${at}`, date: day(1), body: 'Text' })),
  )
  expect(titles).toHaveLength(50)
  expect(titles[0]).toBe('59')
})
