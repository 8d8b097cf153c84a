import { readdirSync } from 'node:fs'
import { FIXTURE_CONTENT } from '@/tests/fixtures/content-folder'
import { contentCopy, mistakeIn } from '@/tests/fixtures/content-copy'

const copy = contentCopy()

const vehicle = (slug: string) => `fleet/vehicles/${slug}.yaml`
const DZIRE = vehicle('swift-dzire')

const files = readdirSync(FIXTURE_CONTENT, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(yaml|md)$/.test(name),
)

it('valid content is read the same with CRLF line endings', () => {
  const before = copy.readAll()
  for (const file of files) copy.write(file, copy.read(file).replace(/\n/g, '\r\n'))
  const after = copy.readAll()
  const posts = after.posts.map((post) => ({ ...post, body: post.body.replace(/\r\n/g, '\n') }))
  expect({ ...after, posts }).toEqual(before)
})

describe('a post', () => {
  /** The front matter of a post, without its body. */
  const headOf = (file: string) => copy.read(file).replace(/(\n---\n)[^]*$/, '$1')

  it('may contain a line of dashes in its body', () => {
    copy.write('blog/3.md', `${headOf('blog/3.md')}\nAbove\n\n---\n\nBelow\n`)
    const { posts } = copy.readAll()
    expect(posts.find(({ id }) => id === 3)?.body).toBe('Above\n\n---\n\nBelow')
  })

  it('with number 10 sorts after 9', () => {
    copy.write('blog/10.md', copy.read('blog/3.md'))
    const { posts } = copy.readAll()
    expect(posts.at(-1)?.id).toBe(10)
  })
})

it('the stack of an error names lines of the content, not of the code', () => {
  const line = copy.change(DZIRE, /^ {2}engine: .*$/m, '  engine: large')
  const { stack } = mistakeIn(copy)
  expect(stack).toMatch(new RegExp(`at specs\\.engine \\(/.*/content/${DZIRE}:${line}:1\\)$`))
  expect(stack).not.toContain('.ts')
})
