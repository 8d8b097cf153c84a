import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type * as threadScript from '@/late-start/build/thread-script'
import { bundleThread } from '@/late-start/build/thread-script'
import { postbuild } from '@/tools/postbuild/postbuild'
import { exportedPage } from './pages'

jest.mock('@/late-start/build/thread-script', () => {
  const { bundleThread } = jest.requireActual<typeof threadScript>('@/late-start/build/thread-script')
  return { bundleThread: jest.fn(bundleThread) }
})
beforeEach(() => jest.mocked(bundleThread).mockClear())

const root = mkdtempSync(join(tmpdir(), 'threads-'))
afterAll(() => rmSync(root, { recursive: true }))

/** Enough for three threads. */
const PAGES = 100
const CHUNKS = '_next/static/chunks'

/** Writes an export with so many pages. @param wrong a page that does not meet the contract. */
function writeSite(folder: string, wrong?: number): void {
  const pages = Array.from({ length: PAGES }, (_, at) => {
    const page = exportedPage({ body: `<h1>Car ${at}</h1>` })
    return [`car-${at}/index.html`, at === wrong ? page.replace('turbopack-b.js', 'b.js') : page]
  })
  const files = {
    [`${CHUNKS}/site.css`]: '.now{color:red}.later{color:#00f}',
    [`${CHUNKS}/a.js`]: '',
    [`${CHUNKS}/turbopack-b.js`]: '',
    'blogs/not-found-page/index.html': exportedPage(),
    ...(Object.fromEntries(pages) as Record<string, string>),
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}

const contents = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file)).isFile())
    .sort()
    .map((file) => [file, readFileSync(join(folder, file), 'latin1')])

async function publish(threads: number, wrong?: number, cache?: string) {
  const folder = join(root, `${threads}`)
  rmSync(folder, { recursive: true, force: true })
  writeSite(folder, wrong)
  const result = await postbuild({ root: folder, basePath: '', origins: { email: '' }, threads, cache }, true)
  return { result, contents: contents(folder) }
}

it('publishes the same pages in several threads as in one', async () => {
  const several = await publish(3)
  expect(several).toEqual(await publish(1))
  expect(several.result).toEqual({ count: PAGES + 1 })
}, 60_000)

it('publishes pages of an earlier build without threads, and the same', async () => {
  const cache = join(root, 'cache')
  const first = await publish(3, undefined, cache)
  expect(bundleThread).toHaveBeenCalledTimes(1)
  expect(await publish(3, undefined, cache)).toEqual(first)
  expect(bundleThread).toHaveBeenCalledTimes(1)
}, 60_000)

it('leaves the export as it was when a thread refuses a page', async () => {
  const { result, contents } = await publish(2, 70)
  expect(result.refused).toContain('car-70/index.html: ')
  const files = contents.map(([file = '']) => file)
  expect(files.filter((file) => /_late-start|\.br$|static\/pages/.test(file))).toEqual([])
  expect(contents.find(([file]) => file === 'car-1/index.html')?.[1]).toContain('self.__next_f.push(')
}, 60_000)

it('names the page that a thread fails at', async () => {
  const folder = join(root, 'failing')
  writeSite(folder)
  writeFileSync(join(folder, 'car-9/index.html'), exportedPage({ body: '<p style="color:red">Red</p>' }))
  const run = postbuild({ root: folder, basePath: '', origins: { email: '' }, threads: 2 }, true)
  await expect(run).rejects.toThrow('car-9/index.html: the policy refuses style')
}, 60_000)
