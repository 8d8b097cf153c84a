/** Draws the icons of the site from its vector mark. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { drawIcons } from './icons/draw'

for (const [address, icon] of Object.entries(await drawIcons(readFileSync('app/icon.svg')))) {
  const file = join('public', address)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, icon)
}
