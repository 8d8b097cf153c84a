import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { layOutLimit } from '@/tools/bench/limit'

const folder = mkdtempSync(join(tmpdir(), 'limit-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function limitOf(head: string, body: string): Promise<string> {
  const [site, target] = [join(folder, 'site'), join(folder, 'limit')]
  mkdirSync(join(site, 'about'), { recursive: true })
  writeFileSync(
    join(site, 'about/index.html'),
    `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`,
  )
  await layOutLimit(site, target, ['/about/'])
  return readFileSync(join(target, 'about/index.html'), 'utf8')
}

const STYLE = '<style>.md\\:grid{display:grid}[data-tone=night]{color:#fff}</style>'

it('keeps only what affects rendering', async () => {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width">${STYLE}`
  const body = '<p data-tone="night" class="md:grid">Delhi</p>'
  expect(await limitOf(head, body)).toBe(
    `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`,
  )
})

it('keeps what a browser fetches for every page', async () => {
  const head = `<link rel="manifest" href="/manifest.webmanifest"><link rel="icon" href="/icon.svg">${STYLE}`
  expect(await limitOf(head, '<p>Delhi</p>')).toContain(head)
})

it.each([
  ['a script', '<script>start()</script>', ''],
  ['structured data', '<script type="application/ld+json">{}</script>', ''],
  ['metadata', '<meta property="og:title" content="About"><link rel="canonical" href="/">', ''],
  ['classes without a rule', '', '<p class="js-hook">Delhi</p>'],
  ['data attributes without a rule', '', '<p data-draft="trip">Delhi</p>'],
])('drops %s', async (_, head, body) => {
  const text = body && '<p>Delhi</p>'
  expect(await limitOf(STYLE + head, body)).toBe(
    `<!DOCTYPE html><html><head>${STYLE}</head><body>${text}</body></html>`,
  )
})
