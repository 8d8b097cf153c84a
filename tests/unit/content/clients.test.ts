import type * as fs from 'node:fs'
import { contentCopy, readersOf } from '@/tests/fixtures/content-copy'

/** Files below `public/` that are there in these tests only. */
const logos: Record<string, string> = {}
jest.mock('node:fs', () => {
  const actual = jest.requireActual<typeof fs>('node:fs')
  return {
    ...actual,
    existsSync: (file: string) => file in logos || actual.existsSync(file),
    readFileSync: (file: string, ...rest: never[]) => logos[file] ?? actual.readFileSync(file, ...rest),
  }
})

const FILE = 'pages/clients.yaml'
const BEFORE = '{name: Power utility (sample)}'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>'

const copy = contentCopy()
const content = readersOf(() => import('@/lib/content/clients'))
afterEach(() => {
  for (const name of Object.keys(logos)) delete logos[name]
})

const firstClient = () => content.listClientGroups()[0]?.clients[0]

it('shows a client without a logo by its name', () => {
  expect(firstClient()).toEqual({ name: 'Power utility (sample)' })
})

it('shows an SVG without active content', () => {
  copy.change(FILE, BEFORE, '{name: Grid, logo: /scenes/grid.svg}')
  logos['public/scenes/grid.svg'] = SVG
  expect(firstClient()).toEqual({ name: 'Grid', logo: { svg: '/scenes/grid.svg' } })
})

it.each(['grid.svg', 'grid.png'])('reports that the file %s is missing', (file) => {
  copy.change(FILE, BEFORE, `{name: Grid, logo: /scenes/${file}}`)
  const { svg, picture } = firstClient()?.logo ?? { svg: 'none' }
  expect([svg, picture]).toEqual([undefined, undefined])
})

it('refuses an SVG with a script, with file, line, path and reason', () => {
  const line = copy.change(FILE, BEFORE, '{name: Grid, logo: /scenes/grid.svg}')
  logos['public/scenes/grid.svg'] = SVG.replace('/>', '><script/></svg>')
  expect(() => content.listClientGroups()).toThrow(
    new RegExp(
      `clients\\.yaml:${line}  groups\\.0\\.clients\\.0\\.logo: public/scenes/grid\\.svg holds <script>`,
    ),
  )
})

it('names the services that clients ask for, and no others', () => {
  expect(content.clientServices().map(({ id }) => id)).toEqual(['airport-transfers'])
  copy.change(FILE, 'services: [airport-transfers]', 'services: [weddings-and-events, airport-transfers]')
  expect(content.clientServices().map(({ id }) => id)).toEqual(['weddings-and-events', 'airport-transfers'])
  copy.change(FILE, 'weddings-and-events, airport-transfers', 'yachts')
  expect(() => content.clientServices()).toThrow(
    /clients\.yaml:\d+  services\.0: there is no service 'yachts'/,
  )
})
