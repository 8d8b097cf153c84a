import { readdirSync } from 'node:fs'
import { FIXTURE_CONTENT } from '@/tests/fixtures/content-folder'
import { type ContentCopy, copyContent } from '@/tests/fixtures/content-copy'
import { mistakes } from './mistakes'

let copy: ContentCopy
let reportedLines: () => Promise<string[]>

beforeAll(async () => {
  copy = await copyContent()
  const { contentChecks } = await import('@/tools/content-rules/checks')
  const { contentMistakes, mistakeLines } = await import('@/tools/content-rules/mistakes')
  reportedLines = async () => {
    const lines = mistakeLines(await contentMistakes(contentChecks))
    return lines.map((line) => line.replaceAll(/\S*\/content-\w+\/content\//g, 'content/'))
  }
})
afterEach(() => copy.restore())
afterAll(() => copy.delete())

const FIRST_POST = 'blog/1.md'
const CITY = 'fleet/vehicles/honda-city.yaml'
const WAY = 'landing/one-way.yaml'
const CRYSTA = 'fleet/vehicles/innova-crysta.yaml'
const WEDDINGS = 'occasions/weddings-and-events.yaml'
const posts = readdirSync(`${FIXTURE_CONTENT}/blog`).map((name) => `blog/${name}`)
const asDraft = (file: string) => copy.change(file, /^title:/m, 'draft: true\ntitle:')

it('reports nothing for valid content', async () => {
  expect(await reportedLines()).toEqual([])
})

const rows = Object.entries(mistakes).flatMap(([file, each]) =>
  each.map(([before, after, expected], round) => ({ round, file, before, after, expected })),
)
const make = ({ file, before, after }: (typeof rows)[number]) => copy.change(file, before, after)

/** What is reported of one mistake in each file, by their places in the lists: a check takes a fifth of a second. */
const together: string[][] = []
async function reportedTogether(round: number): Promise<string[]> {
  rows.filter((row) => row.round === round).forEach(make)
  const lines = await reportedLines()
  copy.restore()
  return lines
}

it.each(rows)('reports in one line, of $file: $expected', async (row) => {
  let lines = (together[row.round] ??= await reportedTogether(row.round))
  // A mistake in one file may hide that in another.
  if (!lines.some((line) => line.includes(row.expected))) {
    make(row)
    lines = await reportedLines()
  }
  expect(lines).toContainEqual(expect.stringContaining(row.expected))
  expect(lines.filter((each) => each.includes('\n') || /Error|\.tsx?:/.test(each))).toEqual([])
})

/** Writes a file with the text of another. */
const write = (file: string, from: string) => () => copy.write(file, copy.read(from))

/** Mistakes that concern whole files, and the line that reports each. */
const fileMistakes: [expected: string, make: () => void][] = [
  [
    'honda-brio.yml  (whole file): is not read: rename it to honda-brio.yaml',
    write('fleet/vehicles/honda-brio.yml', CITY),
  ],
  [
    'content/blog/4.markdown  (whole file): is not read: rename it to 4.md',
    write('blog/4.markdown', FIRST_POST),
  ],
  [
    'content/Blog/4.MD  (whole file): is not read: move it to content/blog/4.md',
    write('Blog/4.MD', FIRST_POST),
  ],
  [
    '(whole file): is the file of no page; those are: home, fleet',
    write('pages/abuot.yaml', 'pages/about.yaml'),
  ],
  ['content/fleet/notes.docx  (whole file): is read by no page', write('fleet/notes.docx', CITY)],
  ["the file has the name of a page of the site: 'index'", write('fleet/vehicles/index.yaml', CITY)],
  ['the name must be lower-case words', write('routes/index.yaml', 'routes/hill-town.yaml')],
  ["the file's name must be lower-case words", write('fleet/vehicles/swift--dzire.yaml', CITY)],
  ['the name of a category', write('fleet/vehicles/van.yaml', CITY)],
  ['the name of a vehicle', write('landing/swift-dzire.yaml', WAY)],
  ["landing/17 Seater.yaml  (whole file): the file's name must be", write('landing/17 Seater.yaml', WAY)],
  ['content/blog/manali.md  (whole file): the name must be a number', write('blog/manali.md', FIRST_POST)],
  [
    'honda-city.yaml:2  (whole file): is not saved as UTF-8',
    () => copy.write(CITY, Buffer.from(copy.read(CITY).replace('Honda City', 'Honda Cité'), 'latin1')),
  ],
  [
    'honda-city.yaml  (whole file): is saved as UTF-16: save it as UTF-8',
    () => copy.write(CITY, Buffer.from(`\uFEFF${copy.read(CITY)}`, 'utf16le')),
  ],
  ['hill-town.yaml:38  vehicles.1.slug: there is no fleet/vehicles/innova-crysta', () => copy.remove(CRYSTA)],
  [
    'content/locales/hi/blog/1.md:19  text: links to /aagra, there is no page',
    () => copy.write('locales/hi/blog/1.md', copy.read(FIRST_POST).replace('The lake of', '[a](/aagra)')),
  ],
  [
    'content/locales/hi/fleet/vehicles/honda-city.yaml:4  questions.1.answer: has the figure 820, and the English has 280',
    () => copy.write(`locales/hi/${CITY}`, 'questions:\n  -\n  -\n    answer: जयपुर ८२० km दूर है।\n  -\n'),
  ],
  [
    'content/locales/hi/interface.yaml:2  fleet.models: does not say the number',
    () =>
      copy.write('locales/hi/interface.yaml', 'fleet:\n  models: "{count, plural, one {एक} other {कई}}"\n'),
  ],
  ['blog/99999.md  (whole file): the name must be a number up to 9999', write('blog/99999.md', FIRST_POST)],
  ['content/pages/blogs.yaml  (whole file): one post at least', () => posts.forEach(asDraft)],
  ['one guide at least', () => ['routes/hill-town.yaml', 'routes/plain-town.yaml'].forEach(copy.remove)],
  ['content/pages/terms.yaml  (whole file): the file is missing', () => copy.remove('pages/terms.yaml')],
  [
    'occasions/school-runs.yaml  (whole file): the name must be that of a service: airport-transfers, local-hire',
    write('occasions/school-runs.yaml', WEDDINGS),
  ],
  [
    'services: one of them must have a page of its own, occasions/<id>.yaml, that is no draft',
    () => {
      asDraft('occasions/airport-transfers.yaml')
      copy.remove(WEDDINGS)
    },
  ],
]

it.each(fileMistakes)('reports in one line: %s', async (line, make) => {
  make()
  expect(await reportedLines()).toContainEqual(expect.stringContaining(line))
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

it('reports errors of files that depend on each other together, by file and line', async () => {
  copy.change('fleet/categories.yaml', 'title: Sedans', 'title: ""')
  copy.change(CITY, 'listed: true', 'listed: yes')
  copy.change(CITY, 'name: Honda City', 'name: 4')
  copy.change('pages/services.yaml', /^title: .*$/m, 'title: 4')
  copy.change('occasions/airport-transfers.yaml', /^lead: .*$/m, 'lead: 4')
  copy.change('redirects.yaml', 'from: /suv/muvs', 'from: suv')
  expect((await reportedLines()).map((line) => line.split('  ')[0])).toEqual([
    'content/fleet/categories.yaml:2',
    `content/${CITY}:2`,
    `content/${CITY}:5`,
    'content/occasions/airport-transfers.yaml:4',
    'content/pages/services.yaml:1',
    'content/redirects.yaml:2',
  ])
})
