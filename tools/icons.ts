/** Draws the icons of the site from its vector mark. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashOfCode, openCache } from './shared/build-cache'

const ICON = 'app/icon.svg'
/** What they are drawn from. */
const SOURCES = [ICON, 'lib/images/app-icons.ts', 'tailwind.config.ts', 'tools/icons/draw.ts']

/** @returns the files that they are, by their path. */
async function draw(): Promise<Record<string, Buffer>> {
  const { drawIcons } = await import('./icons/draw')
  const icons = Object.entries(await drawIcons(readFileSync(ICON)))
  return Object.fromEntries(icons.map(([address, icon]) => [join('public', address), icon]))
}

const key = hashOfCode(...SOURCES)
for (const [file, contents] of Object.entries(await openCache('.cache/icons').get(key, draw))) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, contents)
}
