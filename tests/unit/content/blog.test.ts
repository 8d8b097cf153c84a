import { findPost, listPosts, listWrittenPosts, postsAbout } from '@/lib/content/blog'

it('lists every post by its number, and those that are written apart', () => {
  expect(listPosts().map(({ id }) => id)).toEqual([1, 2, 3])
  expect(listWrittenPosts().map(({ id }) => id)).toEqual([1, 2])
})

// The third is not written.
it.each(['3', '0', '10', '01', '1.0', ' 1', '-1', 'one', '', '__proto__'])(
  'does not find a post by %j',
  (id) => {
    expect(findPost(id)).toBeUndefined()
  },
)

it('finds the posts about a vehicle by their links', () => {
  const about = (slug: string) => postsAbout([slug]).map(({ id }) => id)
  expect([about('swift-dzire'), about('innova-crysta'), about('tata-nexon')]).toEqual([[1], [1, 2], []])
})
