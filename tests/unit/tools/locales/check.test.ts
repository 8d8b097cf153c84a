import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { alternateFaults, countAlternates, englishFaults, linkFaults } from '@/tools/locales/check'

const ORIGIN = 'https://cars.example'
let root: string
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'locales-'))))
afterEach(() => rmSync(root, { recursive: true }))

const site = () => ({ root, origin: ORIGIN, locales: ['en', 'en-XA'] })

function write(file: string, html: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), html)
}

const paired = (self: string, others: Record<string, string>) =>
  `<link rel="canonical" href="${ORIGIN}${self}">${Object.entries(others)
    .map(([tag, path]) => `<link rel="alternate" hreflang="${tag}" href="${ORIGIN}${path}">`)
    .join('')}`
const BOTH = { 'en-IN': '/', 'en-XA': '/en-XA/' }

it('finds untranslated words in texts and attributes, except names, dates and facts', () => {
  write(
    'en-XA/index.html',
    `<title>Ţîîţļéé</title><meta name="description" content="Left over"><p>Honda City, 25 November 2026, 1 and 2</p>
    <p>Çååļļ now</p><img alt="A car"><script>const plain = 1</script>`,
  )
  expect(englishFaults(site(), 'en-XA').map((fault) => fault.split("'")[1])).toEqual([
    'Left over',
    'now',
    'car',
  ])
})

it('finds a link to a page of another language', () => {
  write('en-XA/about/index.html', '<a href="/en-XA/rates/">a</a><a href="/rates/">b</a><a href="tel:1">c</a>')
  expect(linkFaults(site(), 'en-XA')).toEqual(['en-XA/about/index.html: leads to /rates/'])
})

it('finds pages without mutual hreflang links', () => {
  write('index.html', paired('/', BOTH))
  write('en-XA/index.html', paired('/en-XA/', BOTH))
  expect(alternateFaults(site())).toEqual([])
  expect(countAlternates(site())).toBe(2)
  write('en-XA/index.html', paired('/en-XA/', { 'en-XA': '/en-XA/' }))
  expect(alternateFaults(site())).toEqual([
    `${ORIGIN}/en-XA/: names no page in en-IN`,
    `${ORIGIN}/: ${ORIGIN}/en-XA/ (en-XA) does not name it`,
  ])
})
