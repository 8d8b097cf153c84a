import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { backdropOf } from '@/tools/pictures/backdrop'
import { composeCard } from '@/tools/pictures/card'

const WIDTH = 160
const HEIGHT = 100
const HORIZON = 0.3
const folder = mkdtempSync(join(tmpdir(), 'card-'))
const file = join(folder, '1.png')
const framing = { digest: '', metre: 0.2, ground: 0.8, horizon: HORIZON, left: 0.4, right: 0.6, top: 0.4 }

/** An empty studio with a black box in its middle, which stands at 0.8 of the height. */
async function writeMaster(): Promise<void> {
  const { row, vignette } = backdropOf(HORIZON)
  const pixels = Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
    const [x, y] = [(at % WIDTH) / (WIDTH - 1), Math.floor(at / WIDTH) / (HEIGHT - 1)]
    const isBox = x > 0.4 && x < 0.6 && y > 0.4 && y < 0.8
    return row(y).map((value) => (isBox ? 0 : Math.round(255 * value * vignette(x, y))))
  })
  const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const
  await sharp(Buffer.from(pixels.flat()), { raw }).png().toFile(file)
}

/** The red values of a card, by row. */
async function compose({ scale, left, top }: { scale: number; left: number; top: number }) {
  const [width, height] = [Math.round(WIDTH * scale), Math.round(HEIGHT * scale)]
  const place = { left: Math.round(WIDTH * left), top: Math.round(HEIGHT * top), width, height }
  const card = await composeCard(file, framing, place, { width: WIDTH, height: HEIGHT })
  const data = await card.extractChannel(0).raw().toBuffer()
  return (x: number, y: number) =>
    data[Math.round(y * (HEIGHT - 1)) * WIDTH + Math.round(x * (WIDTH - 1))] ?? 0
}

beforeAll(writeMaster)
afterAll(() => rmSync(folder, { recursive: true }))

it('shows the vehicle at its place and size', async () => {
  const at = await compose({ scale: 0.5, left: 0.25, top: 0.42 })
  expect(at(0.5, 0.75)).toBeLessThan(10)
  expect(at(0.5, 0.85)).toBeGreaterThan(150)
  expect(at(0.42, 0.75)).toBeGreaterThan(150)
})

it('shows one backdrop on every card, without an edge where the master ends', async () => {
  const [half, whole] = [
    await compose({ scale: 0.5, left: 0.25, top: 0.42 }),
    await compose({ scale: 1, left: 0, top: 0.02 }),
  ]
  for (const x of [0.02, 0.1, 0.24, 0.26, 0.3, 0.74, 0.76, 0.98])
    for (const y of [0.02, 0.3, 0.41, 0.43, 0.5, 0.91, 0.93, 0.98])
      expect(Math.abs(half(x, y) - whole(x, y))).toBeLessThanOrEqual(5)
})
