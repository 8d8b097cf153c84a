/** @jest-environment node */
import { findPost, listPosts } from '@/lib/content/blog'
import { listSitePages } from '@/lib/content/site-pages'

const posts = listPosts()

it('has nine posts, numbered from one', () => {
  expect(posts.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})

it.each(posts.map(({ id }) => String(id)))('finds post %s', (id) => {
  expect(String(findPost(id)?.id)).toBe(id)
})

it.each(posts.map(({ id, body }) => [id, body] as const))('has 800 to 1,400 words in post %s', (_, body) => {
  const words = body.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  expect(words.length).toBeGreaterThanOrEqual(800)
  expect(words.length).toBeLessThanOrEqual(1400)
})

it('says of every post when it was checked, on its day or later', () => {
  expect(posts.filter(({ date, checkedOn }) => checkedOn < date)).toEqual([])
})

it('links in its posts to vehicles and posts that are there', () => {
  const paths = posts.flatMap(({ body }) => [...body.matchAll(/\]\((\/[^)\s]+)\)/g)].map(([, path = '']) => path))
  const known = new Set(listSitePages().map(({ path }) => path))
  expect(paths.filter((path) => !known.has(path))).toEqual([])
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

it('gives every post the tags of the specification beside its own, none twice', () => {
  const spec = ['Travel', 'Nainital', 'Hill Station']
  expect(findPost('1')?.tags).toEqual(spec)
  for (const { tags } of posts) expect(tags).toEqual(expect.arrayContaining(spec))
  expect(posts.filter(({ tags }) => new Set(tags).size !== tags.length)).toEqual([])
})

it.each(posts.map(({ id }) => id))('leaves the page’s own heading out of the body of post %s', (id) => {
  expect(findPost(String(id))?.body).not.toMatch(/^# /m)
})
