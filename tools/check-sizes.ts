/** Holds what each type of page costs a visitor against tools/sizes/budgets.json. Bytes, not times: no machine is slow. */
import { basePath } from '../lib/site/env'
import { filesBelow } from './shared/files-below'
import budgets from './sizes/budgets.json'
import { measurePage, type Sizes, wrongScripts } from './sizes/measure'

const ROOT = 'out'
const KB = 1024
const names = [
  'html',
  'css',
  'fonts',
  'hero',
  'firstView',
  'payload',
  'script',
] as const satisfies (keyof Sizes)[]

const complaints: string[] = []
const inKb = (bytes: number) => (bytes / KB).toFixed(1)

console.log(['KB of', ...names].map((name) => name.padEnd(12)).join(''))
for (const [type, { page, ...limits }] of Object.entries(budgets)) {
  const sizes = measurePage(ROOT, basePath, page)
  console.log(
    [type, ...names.map((name) => `${inKb(sizes[name])}/${limits[name]}`)]
      .map((text) => text.padEnd(12))
      .join(''),
  )
  for (const name of names)
    if (sizes[name] > limits[name] * KB)
      complaints.push(`${type} (${page}): ${name} is ${inKb(sizes[name])} KB, its budget ${limits[name]} KB`)
}
/** Not a page of the site: the editor's own document, with the editor's own scripts. */
const EDITOR = 'admin/index.html'

for (const file of filesBelow(ROOT).filter((name) => name.endsWith('.html') && name !== EDITOR))
  for (const address of wrongScripts(ROOT, basePath, file)) complaints.push(`${file}: script ${address}`)

if (complaints.length > 0) {
  console.error(complaints.join('\n'))
  process.exitCode = 1
}
