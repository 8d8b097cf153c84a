import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import sharp from 'sharp'
import { cardSize } from '@/lib/images/social-cards'
import { drawGround } from '@/tools/cards/ground'

/** The grey of each third of a tall picture. */
const greys = { top: 50, center: 100, bottom: 150 }

const SIDE = 1500
const folder = mkdtempSync(join(tmpdir(), 'ground-'))
const file = join(folder, 'tall.png')

beforeAll(async () => {
  const thirds = Object.values(greys).map((grey, index) => ({
    input: {
      create: { width: SIDE, height: SIDE, channels: 3 as const, background: { r: grey, g: grey, b: grey } },
    },
    left: 0,
    top: index * SIDE,
  }))
  await sharp({ create: { width: SIDE, height: 3 * SIDE, channels: 3, background: 'black' } })
    .composite(thirds)
    .png()
    .toFile(file)
})
afterAll(() => rmSync(folder, { recursive: true }))

it.each(['top', 'center', 'bottom'] as const)('the card of a tall picture keeps its %s', async (focus) => {
  const ground = await drawGround({ picture: `/${relative('public', file)}`, focus, tone: 'day' })
  const middle = { left: cardSize.width / 2, top: cardSize.height / 2, width: 1, height: 1 }
  const [grey] = await sharp(await ground.png().toBuffer())
    .extract(middle)
    .raw()
    .toBuffer()
  expect(grey).toBe(greys[focus])
})
