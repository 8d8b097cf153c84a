import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { listCards } from '@/tools/pictures/cards'
import { digestOf, type Framing } from '@/tools/pictures/framing'

const DZIRE = '/ourFleet/sedans/swift-dzire/1.jpg'
const folder = mkdtempSync(join(tmpdir(), 'cards-'))
const render = Buffer.from('the render')
const framing: Framing = {
  digest: digestOf(render),
  metre: 0.2,
  ground: 0.84,
  horizon: 0.3,
  left: 0.1,
  right: 0.9,
  top: 0.15,
}

beforeAll(() => mkdirSync(dirname(join(folder, DZIRE)), { recursive: true }))
afterAll(() => rmSync(folder, { recursive: true }))

it('makes a card of the render that the framing describes, and none of a photograph in its place or of nothing', () => {
  const made = () => [...listCards(folder, { [DZIRE]: framing }).keys()]
  expect(made()).toEqual([])
  writeFileSync(join(folder, DZIRE), render)
  expect(made()).toEqual([DZIRE])
  writeFileSync(join(folder, DZIRE), 'a photograph')
  expect(made()).toEqual([])
})

it('gives a card another address when a larger vehicle of its category changes the scale', () => {
  const city = '/ourFleet/sedans/honda-city/1.jpg'
  mkdirSync(dirname(join(folder, city)), { recursive: true })
  for (const src of [DZIRE, city]) writeFileSync(join(folder, src), render)
  const alone = listCards(folder, { [DZIRE]: framing }).get(DZIRE)
  const beside = listCards(folder, { [DZIRE]: framing, [city]: { ...framing, metre: 0.15 } }).get(DZIRE)
  expect(beside?.place.scale).toBeLessThan(alone?.place.scale ?? 0)
  expect(beside?.hash).not.toBe(alone?.hash)
})
