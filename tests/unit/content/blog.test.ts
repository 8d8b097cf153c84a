/** @jest-environment node */
import { findPost, listPosts } from '@/lib/content/blog'

const posts = listPosts()

it('has nine posts, numbered from one', () => {
  expect(posts.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})

it('has a body for posts 1 and 2 alone', () => {
  expect(posts.filter(({ body }) => body !== '').map(({ id }) => id)).toEqual([1, 2])
})

it.each(['1', '2'])('finds post %s', (id) => {
  expect(String(findPost(id)?.id)).toBe(id)
})

it.each(['3', '4', '5', '6', '7', '8', '9'])('does not find post %s, which is not written', (id) => {
  expect(findPost(id)).toBeUndefined()
})

it.each(['0', '10', '01', '1.0', ' 1', '-1', 'one', '', '__proto__'])('does not find a post by %j', (id) => {
  expect(findPost(id)).toBeUndefined()
})

it('gives no two posts the same title or description', () => {
  expect(new Set(posts.map(({ title }) => title)).size).toBe(9)
  expect(new Set(posts.map(({ description }) => description)).size).toBe(9)
})

it('gives every post a picture with words for those who cannot see it', () => {
  expect(posts.filter(({ image }) => !image.src.startsWith('/') || image.alt.length < 10)).toEqual([])
})

it('gives the first post the tags of the specification', () => {
  expect(findPost('1')?.tags).toEqual(['Travel', 'Nainital', 'Hill Station'])
})

it.each([1, 2])('leaves the page’s own heading out of the body of post %s', (id) => {
  expect(findPost(String(id))?.body).not.toMatch(/^# /m)
})
