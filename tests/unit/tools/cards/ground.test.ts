import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import sharp from 'sharp'
import { cardSize } from '@/lib/images/social-cards'
import { type Focus, focusPlaces } from '@/lib/images/focus'
import { drawGround } from '@/tools/cards/ground'

/** The colour of each of nine fields of a picture, by the names of the places. */
const colourOf = (index: number) => ({ r: 10 + index * 25, g: 200 - index * 20, b: 100 })

const SIDE = 1500
let dir: string
const file = (name: string) => `/${relative('public', join(dir, name))}`

/** A picture of three by three fields. */
async function makeFields(name: string, width: number, height: number): Promise<void> {
  const field = { width: width / 3, height: height / 3 }
  const fields = focusPlaces.map((_, index) => ({
    input: { create: { ...field, channels: 3 as const, background: colourOf(index) } },
    left: (index % 3) * field.width,
    top: Math.floor(index / 3) * field.height,
  }))
  await sharp({ create: { width, height, channels: 3, background: 'black' } })
    .composite(fields)
    .png()
    .toFile(join(dir, name))
}

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'ground-'))
  await makeFields('tall.png', SIDE, SIDE * 3)
  await makeFields('wide.png', SIDE * 3, SIDE)
})
afterAll(() => rmSync(dir, { recursive: true }))

/** The colour in the middle of a social card. */
async function middle(picture: string, focus?: Focus) {
  const ground = await drawGround({ tone: 'night', picture: file(picture), focus })
  const at = { left: cardSize.width / 2, top: cardSize.height / 2, width: 1, height: 1 }
  const [r, g, b] = await sharp(ground).extract(at).raw().toBuffer()
  return { r, g, b }
}

it.each(['top', 'center', 'bottom'] as const)('the card of a tall picture keeps its %s', async (focus) => {
  expect(await middle('tall.png', focus)).toEqual(colourOf(focusPlaces.indexOf(focus)))
})
