import { readdirSync } from 'node:fs'
import { FIXTURE_CONTENT } from '@/tests/fixtures/content-folder'
import { contentCopy, mistakeIn } from '@/tests/fixtures/content-copy'

const copy = contentCopy()

type Expected = { file: string; line?: number; path: string; reason: RegExp }

/** Expects that an error names file, line, path and reason, both as fields and in its message. */
function expectMistake({ file, line, path, reason }: Expected) {
  const mistake = mistakeIn(copy)
  expect(mistake.name).toBe('ContentError')
  expect(mistake.file.endsWith(`content/${file}`)).toBe(true)
  expect(mistake.problems).toContainEqual({ path, line, reason: expect.stringMatching(reason) })
  const { message } = mistake
  expect(message).toContain(line ? `content/${file}:${line} ` : `content/${file} `)
  expect(message).toContain(path)
  expect(message).toMatch(reason)
}

const vehicle = (slug: string) => `fleet/vehicles/${slug}.yaml`
const DZIRE = vehicle('swift-dzire')

const files = readdirSync(FIXTURE_CONTENT, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(yaml|md)$/.test(name),
)
const yamlFiles = files.filter((name) => name.endsWith('.yaml'))
const singleFiles = yamlFiles.filter((name) => /^(pages\/|fleet\/categories)?[^/]*$/.test(name))

describe('valid content', () => {
  it('loads without an error', () => {
    const read = copy.readAll()
    expect([read.vehicles.length, read.posts.length, read.categories.length]).toEqual([10, 3, 6])
  })

  it('is read the same with CRLF line endings', () => {
    const before = copy.readAll()
    for (const file of files) copy.write(file, copy.read(file).replace(/\n/g, '\r\n'))
    const after = copy.readAll()
    const posts = after.posts.map((post) => ({ ...post, body: post.body.replace(/\r\n/g, '\n') }))
    expect({ ...after, posts }).toEqual(before)
  })
})

describe('a file that is missing', () => {
  it.each(singleFiles)('is reported by name: %s', (file) => {
    copy.remove(file)
    const mistake = mistakeIn(copy)
    expect(mistake.name).toBe('ContentError')
    expect(mistake.message).toContain(`content/${file}`)
    expect(mistake.message).toMatch(/missing/)
  })
})

describe('a file whose content is not of its type', () => {
  it.each(files)('is reported by name: %s', (file) => {
    copy.write(file, file.endsWith('.md') ? '---\n- a\n- b\n---\n' : 'just a text\n')
    const mistake = mistakeIn(copy)
    expect(mistake.name).toBe('ContentError')
    expect(mistake.message).toContain(`content/${file}`)
  })
})

// unit/tools/content-rules/mistakes has what a reader is told of each mistake; this, that it is told of its place.
describe('a mistake is reported with its place and a reason', () => {
  it.each([
    ['one in a group', DZIRE, /^ {2}large: .*$/m, '  large: -1', 'bags.large', /from 0 to 99/],
    ['one deep in a page', 'pages/about.yaml', 'year: 1982', 'year: x', 'journey.entries.1.year', /number/],
    ['one in the head of a post', 'blog/2.md', /^date: .*$/m, 'date: spring', 'date', /day such as/],
    ['other words for the seats', DZIRE, /^ {2}seats: .*$/m, '  seats: four', 'specs.seats', /AndDriver/],
  ])('%s', (_, file, before, after, path, reason) => {
    const line = copy.change(file, before, after)
    expectMistake({ file, line, path, reason })
  })

  it('without a line, where a whole key is missing', () => {
    copy.change(DZIRE, /^summary: .*\n/m, '')
    expectMistake({ file: DZIRE, path: 'summary', reason: /is missing: add/ })
  })

  it('with its first line, where a quote is left open', () => {
    const line = copy.change(DZIRE, /^name: .*$/m, 'name: "Swift Dzire')
    const { problems, message } = mistakeIn(copy)
    expect(problems[0]?.line).toBeGreaterThanOrEqual(line)
    expect(message).toContain(`content/${DZIRE}:${problems[0]?.line}`)
  })
})

describe('a post', () => {
  /** The front matter of a post, without its body. */
  const headOf = (file: string) => copy.read(file).replace(/(\n---\n)[^]*$/, '$1')

  it('without a body is not found', async () => {
    const { findPost, listWrittenPosts } = await import('@/lib/content/blog')
    copy.write('blog/3.md', headOf('blog/3.md'))
    const { posts } = copy.readAll()
    expect(posts.find(({ id }) => id === 3)?.body).toBe('')
    expect(findPost('3')).toBeUndefined()
    expect(listWrittenPosts().map(({ id }) => id)).not.toContain(3)
  })

  it('is published with a body', () => {
    copy.write('blog/3.md', `${headOf('blog/3.md')}\nNow there is a text.\n`)
    const { posts } = copy.readAll()
    expect(posts.find(({ id }) => id === 3)?.body).toBe('Now there is a text.')
  })

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

it('ignores files that are not content', () => {
  copy.write('fleet/vehicles/notes.txt', 'Ask about the Dzire')
  copy.write('blog/picture.jpg', '')
  const read = copy.readAll()
  expect([read.vehicles.length, read.posts.length]).toEqual([10, 3])
})

it('the stack of an error names lines of the content, not of the code', () => {
  const line = copy.change(DZIRE, /^ {2}engine: .*$/m, '  engine: large')
  const { stack } = mistakeIn(copy)
  expect(stack).toMatch(new RegExp(`at specs\\.engine \\(/.*/content/${DZIRE}:${line}:1\\)$`))
  expect(stack).not.toContain('.ts')
})
