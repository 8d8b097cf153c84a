import { readdirSync } from 'node:fs'
import { FIXTURE_CONTENT } from '@/tests/fixtures/content-folder'
import { type ContentCopy, copyContent, mistakeIn } from '@/tests/fixtures/content-copy'

let copy: ContentCopy
beforeAll(async () => {
  copy = await copyContent()
})
afterEach(() => copy.restore())
afterAll(() => copy.delete())

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
const singleFiles = yamlFiles.filter(
  (name) => !/^(fleet\/vehicles|occasions|landing|routes|notices)\//.test(name),
)

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

  it.each(['pages/terms.yaml', DZIRE, 'fleet/categories.yaml'])(
    'is reported by name when it is empty: %s',
    (file) => {
      copy.write(file, '')
      const mistake = mistakeIn(copy)
      expect(mistake.name).toBe('ContentError')
      expect(mistake.message).toContain(`content/${file}`)
    },
  )
})

describe('a YAML syntax error', () => {
  it('with an unclosed quote is reported with file and line', () => {
    const line = copy.change(DZIRE, /^name: .*$/m, 'name: "Swift Dzire')
    const mistake = mistakeIn(copy)
    expect(mistake.name).toBe('ContentError')
    expect(mistake.problems[0]?.line).toBeGreaterThanOrEqual(line)
    expect(mistake.message).toContain(`content/${DZIRE}:${mistake.problems[0]?.line}`)
    expect(mistake.problems[0]?.reason).toMatch(/quotation mark/)
  })

  it.each([
    ['a key that stands twice', /^order: .*$/m, 'order: 1\norder: 2', 1, /stands twice/],
    ['a colon in a text', /^name: .*$/m, 'name: Swift: Dzire', 0, /colon followed by a space/],
    ['a bracket left open', /^features: .*$/m, 'features: [Air Conditioned', 1, /bracket/],
  ])('is reported with its line: %s', (_, before, after, further, reason) => {
    const line = copy.change(DZIRE, before, after) + further
    expectMistake({ file: DZIRE, line, path: '', reason })
  })

  it('on a fixed page is reported with its line', () => {
    const line = copy.change('pages/terms.yaml', /^heading: .*$/m, 'heading: [Terms')
    const mistake = mistakeIn(copy)
    expect(mistake.file).toContain('content/pages/terms.yaml')
    expect(mistake.problems[0]?.line).toBeGreaterThanOrEqual(line)
  })

  it('in the front matter of a post is reported with its line in the post', () => {
    const line = copy.change('blog/1.md', /^date: .*$/m, 'date: 2026-10-14\ndate: 2026-10-15') + 1
    expectMistake({ file: 'blog/1.md', line, path: '', reason: /stands twice/ })
  })
})

describe('a value of the wrong type', () => {
  it.each([
    ['a word for yes or no', /^listed: .*$/m, 'listed: perhaps', 'listed', /true or false/],
    ['a word for a number', /^order: .*$/m, 'order: first', 'order', /whole number/],
    ['a fraction for a whole number', /^order: .*$/m, 'order: 1.5', 'order', /whole number/],
    ['a number for a text', /^name: .*$/m, 'name: 4', 'name', /must be a text/],
    ['a text for a list', /^features: .*$/m, 'features: Air Conditioned', 'features', /must be a list/],
    ['a category that is none', /^category: .*$/m, 'category: cars', 'category', /sedans/],
    ['a number of bags below none', /^ {2}large: .*$/m, '  large: -1', 'bags.large', /from 0 to 99/],
    ['a mileage with a unit', /^ {2}mileage: .*$/m, '  mileage: 22 KMPL', 'specs.mileage', /number alone/],
    ['an engine in quotes', /^ {2}engine: .*$/m, '  engine: "1197"', 'specs.engine', /such as 1197/],
    ['seats as they are shown', /^seats: .*$/m, 'seats: "4/5"', 'seats', /must be a list/],
    ['other words for the seats', /^ {2}seats: .*$/m, '  seats: four', 'specs.seats', /passengersAndDriver/],
  ])('is reported with file, line, path and reason: %s', (_, before, after, path, reason) => {
    const line = copy.change(DZIRE, before, after)
    expectMistake({ file: DZIRE, line, path, reason })
  })

  it('deep in a page is reported with its path', () => {
    const line = copy.change('pages/about.yaml', 'year: 1982', 'year: long ago')
    expectMistake({ file: 'pages/about.yaml', line, path: 'journey.entries.1.year', reason: /number/i })
  })

  it('in the company’s data is reported', () => {
    const line = copy.change('company.yaml', /^ {2}e164: .*$/m, '  e164: "011 000"')
    expectMistake({ file: 'company.yaml', line, path: 'phone.e164', reason: /digits/ })
  })

  it('in the front matter of a post is reported with its line in the post', () => {
    const line = copy.change('blog/2.md', /^date: .*$/m, 'date: last spring')
    expectMistake({ file: 'blog/2.md', line, path: 'date', reason: /day such as/ })
  })
})

describe('a key that is missing', () => {
  it.each(['name', 'category', 'listed', 'summary'])(
    'is reported with file, path and reason, without a line: %s',
    (key) => {
      copy.change(DZIRE, new RegExp(`^${key}: .*\\n`, 'm'), '')
      expectMistake({ file: DZIRE, path: key, reason: /is missing: add/ })
    },
  )

  it('inside a group is reported with the line of the group', () => {
    const line = copy.change(DZIRE, /^ {2}airConditioning: .*\n/m, '')
    expectMistake({ file: DZIRE, line, path: 'specs.airConditioning', reason: /is missing/ })
  })

  it('is reported for the interface messages', () => {
    copy.change('interface.yaml', /^ {2}getQuote: .*\n/m, '')
    const mistake = mistakeIn(copy)
    expect(mistake.file).toContain('content/interface.yaml')
    expect(mistake.problems).toContainEqual(
      expect.objectContaining({ path: 'offers.getQuote', reason: expect.stringContaining('is missing') }),
    )
  })
})

describe('a key that is unknown', () => {
  it('is reported by its name', () => {
    copy.change(DZIRE, /^order: /m, 'colour: red\norder: ')
    const mistake = mistakeIn(copy)
    expect(mistake.message).toContain(`content/${DZIRE}`)
    expect(mistake.message).toContain('colour')
  })

  it('is reported with its own line and path', () => {
    const line = copy.change(DZIRE, /^order: /m, 'colour: red\norder: ')
    expectMistake({ file: DZIRE, line, path: 'colour', reason: /./ })
  })

  it('inside a group is reported with its own line and path', () => {
    const line = copy.change(DZIRE, /^ {2}cabin: /m, '  roof: 1\n  cabin: ')
    expectMistake({ file: DZIRE, line, path: 'bags.roof', reason: /./ })
  })

  it('in the front matter of a post is reported by its name', () => {
    copy.change('blog/1.md', /^date: /m, 'author: Asha\ndate: ')
    expect(mistakeIn(copy).message).toMatch(/content\/blog\/1\.md(.|\n)*author/)
  })
})

describe('a text', () => {
  it.each([
    ['empty', '""', /must not be empty/],
    ['padded', '" Swift Dzire"', /must not begin or end with a space/],
    ['left out behind its key', '', /must be a text/],
  ])('that is %s is reported with file, line, path and reason', (_, value, reason) => {
    const line = copy.change(DZIRE, /^name: .*$/m, `name: ${value}`)
    expectMistake({ file: DZIRE, line, path: 'name', reason })
  })

  it('for search engines that is too short is reported', () => {
    const line = copy.change('pages/gallery.yaml', /^description: .*$/m, 'description: Pictures.')
    expectMistake({ file: 'pages/gallery.yaml', line, path: 'description', reason: /at least 70/ })
  })

  it('that is empty, in a list, is reported with its index', () => {
    const line = copy.change(DZIRE, /^features: .*$/m, 'features: [Air Conditioned, "", GPS Enabled]')
    expectMistake({ file: DZIRE, line, path: 'features.1', reason: /must not be empty/ })
  })
})

describe('a list of fixed length', () => {
  it('that has too many questions is reported', () => {
    copy.change(
      'pages/home.yaml',
      '    - id: support\n',
      '    - { id: more, question: And more?, answer: Yes. }\n    - id: support\n',
    )
    const mistake = mistakeIn(copy)
    expect(mistake.file).toContain('content/pages/home.yaml')
    expect(mistake.problems).toContainEqual(
      expect.objectContaining({ path: 'faq.items', reason: 'must be five' }),
    )
  })
})

describe('a slug (the name of a vehicle’s file)', () => {
  const renameTo = (slug: string) => {
    copy.write(vehicle(slug), copy.read(DZIRE))
    copy.remove(DZIRE)
  }

  it.each(['about', 'our-fleet', 'blogs', 'admin', 'car-offers', 'privacy', 'pictures', 'scenes'])(
    'that shadows a page of the site is reported with file and reason: %s',
    (slug) => {
      renameTo(slug)
      expectMistake({ file: vehicle(slug), path: '', reason: /name of a page/ })
    },
  )

  it('that shadows a category is reported with file and reason', () => {
    renameTo('van')
    expectMistake({ file: vehicle('van'), path: '', reason: /name of a category/ })
  })

  it.each(['Swift-Dzire', 'swift dzire', 'swift--dzire', '-swift', 'स्विफ्ट'])(
    'that is no valid address is reported with file and reason: %s',
    (slug) => {
      renameTo(slug)
      expectMistake({ file: vehicle(slug), path: '', reason: /lower-case words/ })
    },
  )

  it('of a duplicate category, so that another is missing, is reported', () => {
    copy.change('fleet/categories.yaml', '- slug: van', '- slug: sedans')
    const mistake = mistakeIn(copy)
    expect(mistake.name).toBe('ContentError')
    expect(mistake.file).toContain('content/fleet/categories.yaml')
  })
})

describe('the figures of a vehicle', () => {
  it.each(['motorPower', 'batteryCapacity'])('are reported for an electric vehicle without %s', (row) => {
    const file = vehicle('tata-nexon')
    copy.change(file, new RegExp(`^ {2}${row}: .*\\n`, 'm'), '')
    const line = copy.read(file).split('\n').indexOf('specs:') + 2
    expectMistake({
      file,
      line,
      path: 'specs',
      reason: /electric vehicle has motorPower and batteryCapacity/,
    })
  })

  it('are reported for a vehicle with motor and battery that is declared as not electric', () => {
    const file = vehicle('tata-nexon')
    copy.change(file, 'electric: true', 'electric: false')
    const line = copy.read(file).split('\n').indexOf('specs:') + 2
    expectMistake({ file, line, path: 'specs', reason: /another has neither/ })
  })

  it.each(['motorPower: 55', 'batteryCapacity: 26'])(
    'are reported for a vehicle that is not electric but has one of the electric figures: %s',
    (row) => {
      copy.change(DZIRE, /^ {2}engine: /m, `  ${row}\n  engine: `)
      const line = copy.read(DZIRE).split('\n').indexOf('specs:') + 2
      expectMistake({ file: DZIRE, line, path: 'specs', reason: /another has neither/ })
    },
  )
})

describe('a post', () => {
  /** The front matter of a post, without its body. */
  const headOf = (file: string) => copy.read(file).replace(/(\n---\n)[^]*$/, '$1')

  it.each(['draft', '01', '0', '1.5'])('whose file name is not a number is rejected: %s', (name) => {
    copy.write(`blog/${name}.md`, copy.read('blog/3.md'))
    const mistake = mistakeIn(copy)
    expect(mistake.file).toContain(`content/blog/${name}.md`)
    expect(mistake.message).toMatch(/must be a number/)
  })

  it('without front matter is rejected', () => {
    copy.write('blog/3.md', 'Only a text.\n')
    const mistake = mistakeIn(copy)
    expect(mistake.file).toContain('content/blog/3.md')
    expect(mistake.message).toMatch(/front matter/)
  })

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

  it('without checkedOn is rejected', () => {
    copy.change('blog/3.md', /^checkedOn: .*\n/m, '')
    const mistake = mistakeIn(copy)
    expect(mistake.problems.map(({ path }) => path)).toEqual(['checkedOn'])
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

it('reports several errors in a file together', () => {
  const lines = [
    copy.change(DZIRE, /^name: .*$/m, 'name: ""'),
    copy.change(DZIRE, /^order: .*$/m, 'order: first'),
    copy.change(DZIRE, /^ {2}mileage: .*$/m, '  mileage: good'),
  ]
  const { problems, message } = mistakeIn(copy)
  expect(problems.map(({ path }) => path)).toEqual(['name', 'order', 'specs.mileage'])
  expect(problems.map(({ line }) => line)).toEqual(lines)
  for (const line of lines) expect(message).toContain(`content/${DZIRE}:${line} `)
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
