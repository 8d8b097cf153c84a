import { findPost, listPosts, listWrittenPosts, postsAbout } from '@/lib/content/blog'

it('lists every post by its number, written or not', () => {
  expect(listPosts().map(({ id }) => id)).toEqual([1, 2, 3])
})

it('distinguishes published posts from planned ones', () => {
  expect(listWrittenPosts().map(({ id }) => id)).toEqual([1, 2])
})

it('does not find a post that is not written', () => {
  expect(findPost('3')).toBeUndefined()
})

it.each(['0', '10', '01', '1.0', ' 1', '-1', 'one', '', '__proto__'])('does not find a post by %j', (id) => {
  expect(findPost(id)).toBeUndefined()
})

it('finds the posts about a vehicle by their links', () => {
  const about = (slug: string) => postsAbout([slug]).map(({ id }) => id)
  expect([about('swift-dzire'), about('innova-crysta'), about('tata-nexon')]).toEqual([[1], [1, 2], []])
})
