import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pageStoreIn } from '@/late-start/build/page-store'
import { openStore } from '@/tools/shared/file-store'

const root = mkdtempSync(join(tmpdir(), 'pages-'))
const folder = join(root, 'store')
const site = join(root, 'site')
mkdirSync(site)
afterAll(() => rmSync(root, { recursive: true }))

const fileOf = (text: string) => ({
  whole: Buffer.from(text),
  br: Buffer.from(`${text}, Brotli`),
  gz: Buffer.from(`${text}, gzip`),
})
const makePage = jest.fn(() =>
  Promise.resolve({
    html: fileOf('page'),
    payload: { name: 'a1.txt', ...fileOf('payload') },
    shared: [{ path: 'styles/b2.css', text: 'p{}' }],
    started: ['/a.js'],
    reachable: ['a.js'],
  }),
)

it('publishes a page and its payload with their copies, without making them again', async () => {
  for (let build = 0; build < 2; build++)
    expect(await pageStoreIn(openStore(folder)).get('k', makePage)).toEqual({
      payload: 'a1.txt',
      shared: ['styles/b2.css'],
      started: ['/a.js'],
      reachable: ['a.js'],
    })
  expect(makePage).toHaveBeenCalledTimes(1)
  const store = pageStoreIn(openStore(folder))
  store.publish('k', { html: join(site, 'index.html'), payload: join(site, 'a1.txt') })
  const published = readdirSync(site).map((name) => [name, readFileSync(join(site, name), 'utf8')])
  expect(Object.fromEntries(published)).toEqual({
    'index.html': 'page',
    'index.html.br': 'page, Brotli',
    'index.html.gz': 'page, gzip',
    'a1.txt': 'payload',
    'a1.txt.br': 'payload, Brotli',
    'a1.txt.gz': 'payload, gzip',
  })
  expect(await store.textOf('styles/b2.css')).toBe('p{}')
})

it('makes a page again whose shared file is gone', async () => {
  for (const name of readdirSync(folder)) if (name.startsWith('b2')) rmSync(join(folder, name))
  makePage.mockClear()
  await pageStoreIn(openStore(folder)).get('k', makePage)
  expect(makePage).toHaveBeenCalledTimes(1)
  expect(await pageStoreIn(openStore(folder)).textOf('styles/b2.css')).toBe('p{}')
})
