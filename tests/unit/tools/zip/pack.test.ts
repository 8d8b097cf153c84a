import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import { makeFolder } from '../inbox/site-under-test'

const FILES = {
  'index.html': '<h1>Home</h1>',
  'index.html.br': 'brotli',
  'index.html.gz': 'gzip',
  'about/index.html': '<h1>About</h1>',
  '404.html': '<h1>Not here</h1>',
  'pictures/car.avif': 'picture',
  'pictures/car.webp': 'for older browsers',
  'ourFleet/sedans/car/1.jpg': 'master',
  'admin/editor.js': 'editor',
}

const site = makeFolder(FILES)
const unpacked = makeFolder()
const archive = join(unpacked, 'preview.zip')
let names: string[]
let server: ChildProcess
let address = ''

function unpack(): string[] {
  const entries = Object.entries(unzipSync(readFileSync(archive)))
  for (const [name, bytes] of entries) {
    mkdirSync(dirname(join(unpacked, name)), { recursive: true })
    writeFileSync(join(unpacked, name), bytes)
  }
  return entries.map(([name]) => name).sort()
}

/** Starts the packed build as its receiver does, outside the project. */
async function open(): Promise<string> {
  server = spawn('node', ['open.mjs'], { cwd: join(unpacked, 'site-preview') })
  const [printed] = (await once(server.stdout!, 'data')) as [Buffer]
  return /http:\S+/.exec(String(printed))?.[0] ?? ''
}

const get = (path: string) => fetch(new URL(path, address))

beforeAll(async () => {
  spawnSync('node', ['--import', 'tsx', 'tools/preview-zip.ts', site, archive], {
    env: { ...process.env, NEXT_PUBLIC_BASE_PATH: '/trial' },
  })
  names = unpack()
  address = await open()
})

afterAll(async () => {
  server.kill()
  await once(server, 'exit')
  rmSync(site, { recursive: true })
  rmSync(unpacked, { recursive: true })
})

it('packs the site, its server and a readme into one folder, without the editor, compressed copies and WebP pictures', () => {
  expect(names).toEqual(
    [
      'README.txt',
      'open.mjs',
      'site/404.html',
      'site/about/index.html',
      'site/index.html',
      'site/pictures/car.avif',
    ].map((name) => `site-preview/${name}`),
  )
})

it.each([
  ['/trial/', 200, '<h1>Home</h1>'],
  ['/trial/about', 200, '<h1>About</h1>'],
  ['/trial/nowhere/', 404, '<h1>Not here</h1>'],
])('serves %s', async (path, status, text) => {
  const answer = await get(path)
  expect([answer.status, await answer.text()]).toEqual([status, text])
})

it('sends the content type of a file', async () => {
  expect((await get('/trial/pictures/car.avif')).headers.get('content-type')).toBe('image/avif')
})

it('prints the address of the home page', () => {
  expect(address).toMatch(/^http:\/\/localhost:\d+\/trial\/$/)
})

it('has an inbox for test enquiries', async () => {
  expect(await (await get('/__inbox.json')).json()).toEqual([])
})
