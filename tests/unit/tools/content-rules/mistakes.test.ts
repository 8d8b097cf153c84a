import { readdirSync } from 'node:fs'
import { FIXTURE_CONTENT } from '@/tests/fixtures/content-folder'
import { type ContentCopy, copyContent } from '@/tests/fixtures/content-copy'
import { rows } from './mistakes'

let copy: ContentCopy
let reportedLines: () => Promise<string[]>

beforeAll(async () => {
  copy = await copyContent()
  const { contentChecks } = await import('@/tools/shared/content-checks')
  const { contentMistakes, mistakeLines } = await import('@/tools/shared/content-mistakes')
  reportedLines = async () => {
    const lines = mistakeLines(await contentMistakes(contentChecks))
    return lines.map((line) => line.replaceAll(/\S*\/content-\w+\/content\//g, 'content/'))
  }
})
afterEach(() => copy.restore())
afterAll(() => copy.delete())

const FIRST_POST = 'blog/1.md'
const CITY = 'fleet/vehicles/honda-city.yaml'
const posts = readdirSync(`${FIXTURE_CONTENT}/blog`).map((name) => `blog/${name}`)
const asDraft = (file: string) => copy.change(file, 'tags:', 'draft: true\ntags:')

it('reports nothing for valid content', async () => {
  expect(await reportedLines()).toEqual([])
})

it('covers at least 95 mistakes, each once', () => {
  expect(rows.length + fileMistakes.length).toBeGreaterThanOrEqual(95)
  expect(new Set(rows.map(([what]) => what)).size).toBe(rows.length)
})

describe('in a file, reports in one line', () => {
  it.each(rows)('%s', async (_, file, before, after, line) => {
    copy.change(file, before, after)
    const lines = await reportedLines()
    expect(lines).toContainEqual(expect.stringContaining(line))
    expect(lines.filter((each) => each.includes('\n') || /Error|\.tsx?:/.test(each))).toEqual([])
  })
})

type FileMistake = [what: string, make: () => void, expected: string]

/** Mistakes that concern whole files. */
const fileMistakes: FileMistake[] = [
  [
    'a vehicle in a .yml file',
    () => copy.write('fleet/vehicles/honda-brio.yml', copy.read(CITY)),
    'content/fleet/vehicles/honda-brio.yml  (whole file): is not read: rename it to honda-brio.yaml',
  ],
  [
    'a post in a .markdown file',
    () => copy.write('blog/4.markdown', copy.read(FIRST_POST)),
    'content/blog/4.markdown  (whole file): is not read: rename it to 4.md',
  ],
  [
    'a post in a folder with a capital letter',
    () => copy.write('Blog/4.MD', copy.read(FIRST_POST)),
    'content/Blog/4.MD  (whole file): is not read: move it to content/blog/4.md, in small letters',
  ],
  [
    'a page that is none',
    () => copy.write('pages/abuot.yaml', copy.read('pages/about.yaml')),
    'content/pages/abuot.yaml  (whole file): is the file of no page; those are: home, fleet',
  ],
  [
    'a file that no page reads',
    () => copy.write('fleet/notes.docx', 'Ask'),
    'content/fleet/notes.docx  (whole file): is read by no page',
  ],
  [
    'a vehicle whose address would be that of a folder',
    () => copy.write('fleet/vehicles/index.yaml', copy.read(CITY)),
    "content/fleet/vehicles/index.yaml  (whole file): the file has the name of a page of the site: 'index'",
  ],
  [
    'a road guide of that name',
    () => copy.write('routes/index.yaml', copy.read('routes/hill-town.yaml')),
    'content/routes/index.yaml  (whole file): the name must be lower-case words',
  ],
  [
    'a post with a word for its number',
    () => copy.write('blog/manali.md', copy.read(FIRST_POST)),
    'content/blog/manali.md  (whole file): the name must be a number',
  ],
  [
    'a file in Latin-1',
    () => copy.write(CITY, Buffer.from(copy.read(CITY).replace('Honda City', 'Honda Cité'), 'latin1')),
    'honda-city.yaml:2  (whole file): is not saved as UTF-8',
  ],
  [
    'a file in UTF-16',
    () => copy.write(CITY, Buffer.from(`\uFEFF${copy.read(CITY)}`, 'utf16le')),
    'honda-city.yaml  (whole file): is saved as UTF-16: save it as UTF-8',
  ],
  [
    'a vehicle deleted that the finder names',
    () => copy.remove(CITY),
    "content/pages/compare.yaml:17  finder.first.outstation.0: there is no vehicle 'honda-city'",
  ],
  [
    'a vehicle deleted that a guide names',
    () => copy.remove('fleet/vehicles/innova-crysta.yaml'),
    'content/routes/hill-town.yaml:37  vehicles.1.slug: there is no fleet/vehicles/innova-crysta.yaml',
  ],
  [
    'a vehicle deleted that a service names',
    () => copy.remove('fleet/vehicles/innova-crysta.yaml'),
    'content/occasions/airport-transfers.yaml',
  ],
  [
    'all posts drafts',
    () => posts.forEach(asDraft),
    'content/pages/blogs.yaml  (whole file): one post at least',
  ],
  [
    'all guides deleted',
    () => ['routes/hill-town.yaml', 'routes/plain-town.yaml'].forEach((file) => copy.remove(file)),
    'one guide at least',
  ],
  [
    'a page deleted',
    () => copy.remove('pages/terms.yaml'),
    'content/pages/terms.yaml  (whole file): the file is missing',
  ],
]

describe('with a whole file, reports in one line', () => {
  it.each(fileMistakes)('%s', async (_, make, line) => {
    make()
    expect(await reportedLines()).toContainEqual(expect.stringContaining(line))
  })
})

it('accepts links to a telephone, an e-mail address and a chat', async () => {
  const links =
    '[a](tel:+911140001234) [b](mailto:trips@example.org) [c](https://wa.me/919876543210) [d](/terms-condition#planner)'
  // Usual links alone are not parsed; one in angle brackets is.
  copy.change(FIRST_POST, 'The lake of', `${links} <https://example.com> The lake of`)
  expect(await reportedLines()).toEqual([])
})

it('accepts a file with a byte-order mark', async () => {
  for (const file of [CITY, FIRST_POST]) copy.write(file, `\uFEFF${copy.read(file)}`)
  expect(await reportedLines()).toEqual([])
})

describe('for a file that cannot be parsed', () => {
  it.each(['pages/terms.yaml', 'pages/rates.yaml'])(
    'reports the syntax error alone, also where other files refer to it: %s',
    async (file) => {
      copy.change(file, /^description: .*$/m, 'description: Rules: payment, cancellation')
      expect(await reportedLines()).toEqual([
        expect.stringContaining(`content/${file}:2  (whole file): the text contains a colon`),
      ])
    },
  )

  it('prints no warning of the parser', async () => {
    const warn = jest.spyOn(process, 'emitWarning').mockImplementation()
    copy.change(CITY, '  - title: Amenities', '\t- title: Amenities')
    await reportedLines()
    expect(warn).not.toHaveBeenCalled()
    warn.mockRestore()
  })
})

it('reports errors of files that depend on each other together', async () => {
  copy.change('fleet/categories.yaml', 'title: Sedans', 'title: ""')
  copy.change(CITY, 'name: Honda City', 'name: 4')
  copy.change('pages/services.yaml', /^title: .*$/m, 'title: 4')
  copy.change('occasions/airport-transfers.yaml', /^lead: .*$/m, 'lead: 4')
  copy.change('redirects.yaml', 'from: /suv/muvs', 'from: suv')
  expect((await reportedLines()).map((line) => line.split('  ')[0])).toEqual([
    'content/fleet/categories.yaml:2',
    `content/${CITY}:2`,
    'content/occasions/airport-transfers.yaml:4',
    'content/pages/services.yaml:1',
    'content/redirects.yaml:2',
  ])
})

it('reports errors in several files together, by file and line', async () => {
  copy.change(FIRST_POST, /^date: .*$/m, 'date: soon')
  copy.change('blog/2.md', /^date: .*$/m, 'date: later')
  copy.change(CITY, 'listed: true', 'listed: yes')
  copy.change(CITY, 'name: Honda City', 'name: 4')
  copy.change('company.yaml', 'trips@example.org', 'trips')
  const places = (await reportedLines()).map((line) => line.split('  ')[0])
  expect(places).toEqual([
    'content/blog/1.md:4',
    'content/blog/2.md:3',
    'content/company.yaml:13',
    `content/${CITY}:2`,
    `content/${CITY}:5`,
  ])
})
