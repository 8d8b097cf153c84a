/**
 * Checks the transfer size of each type of page against tools/sizes/budgets.json. Bytes, since times depend on the
 * machine.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { listVehicles } from '../lib/content/fleet'
import { currentNotice } from '../lib/content/notices'
import { basePath } from '../lib/config/env'
import { fleetPath } from '../lib/routes/routes'
import { filesBelow } from './shared/files-below'
import budgets from './sizes/budgets.json'
import { measurePage, type Sizes, wrongScripts } from './sizes/measure'

const ROOT = 'out'
const KB = 1024
const names = [
  'html',
  'css',
  'laterCss',
  'fonts',
  'hero',
  'firstView',
  'payload',
  'script',
] as const satisfies (keyof Sizes)[]

/**
 * The number of vehicles when the budgets were measured, and the allowance for each further vehicle in menus and lists.
 */
const VEHICLES = 32
const VEHICLE_KB = 0.12
/** The allowance on the days of a notice, which the budgets do not include. */
const NOTICE_KB = 0.6
/** Pictures depend on the content: exceeding their budget is reported, and fails nothing. */
const pictures: string[] = ['hero', 'firstView']
/** Sizes that grow with the content. */
const written: string[] = ['html', 'payload']

const complaints: string[] = []
const notes: string[] = []
const [someVehicle] = listVehicles()
/** The page that represents a type; another vehicle's if the usual one is no longer in the catalogue. */
const fileFor = (page: string) =>
  existsSync(join(ROOT, page)) || !someVehicle ? page : `${fleetPath(someVehicle.slug).slice(1)}/index.html`
/** The growth of the content since the budgets were measured, in KB. */
const grownBy = (words: number, sizes: Sizes) =>
  Math.max(0, sizes.words / KB - words) +
  Math.max(0, listVehicles().length - VEHICLES) * VEHICLE_KB +
  (currentNotice() ? NOTICE_KB : 0)

const inKb = (bytes: number) => (bytes / KB).toFixed(1)

console.log(['KB of', ...names].map((name) => name.padEnd(12)).join(''))
for (const [type, { page, words, ...limits }] of Object.entries(budgets)) {
  const sizes = measurePage(ROOT, basePath, fileFor(page))
  const grown = grownBy(words, sizes)
  console.log(
    [type, ...names.map((name) => `${inKb(sizes[name])}/${limits[name]}`)]
      .map((text) => text.padEnd(12))
      .join(''),
  )
  for (const name of names) {
    if (sizes[name] <= limits[name] * KB) continue
    const text = `${type} (${page}): ${name} is ${(sizes[name] / KB).toFixed(2)} KB, its budget ${limits[name]} KB`
    const isAllowed = written.includes(name) && sizes[name] <= (limits[name] + grown) * KB
    if (isAllowed || pictures.includes(name)) notes.push(text)
    else complaints.push(text)
  }
}
/** The editor's document is not a page of the site. */
const EDITOR = 'admin/index.html'

for (const file of filesBelow(ROOT).filter((name) => name.endsWith('.html') && name !== EDITOR))
  for (const address of wrongScripts(ROOT, basePath, file)) complaints.push(`${file}: script ${address}`)

for (const text of notes) console.warn(`Note: ${text}. It comes of the content.`)
if (complaints.length > 0) {
  console.error(complaints.join('\n'))
  process.exitCode = 1
}
