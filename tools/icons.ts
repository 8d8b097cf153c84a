/** Draws the icons of the site from its vector mark, and the marks of sample clients. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashOfCode, openCache } from './shared/build-cache'

const ICON = 'app/icon.svg'
const MARKS = 'components/ui/marks.generated.svg'
/** What they are drawn from. */
const SOURCES = [
  ICON,
  'components/ui/mark-shapes.ts',
  'lib/images/app-icons.ts',
  'tailwind.config.ts',
  'tools/icons/draw.ts',
  'tools/icons/sprite.ts',
]

/** @returns the files that they are, by their path. */
async function draw(): Promise<Record<string, Buffer | string>> {
  const { markShapes } = await import('../components/ui/mark-shapes')
  const { drawIcons } = await import('./icons/draw')
  const { drawSprite } = await import('./icons/sprite')
  const icons = Object.entries(await drawIcons(readFileSync(ICON)))
  return {
    ...Object.fromEntries(icons.map(([address, icon]) => [join('public', address), icon])),
    [MARKS]: drawSprite(markShapes),
  }
}

const key = hashOfCode(...SOURCES)
for (const [file, contents] of Object.entries(await openCache('.cache/icons').get(key, draw))) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, contents)
}
