/**
 * `npm run bench:scale`: builds the site with many more vehicles and posts, and for each size a minimal Next.js export
 * of as many pages in the same run, in folders below .cache/. Writes its section of docs/performance.md. `--sizes
 * 100,300` sets other numbers of vehicles, `--listed` makes menus and category pages list them; with either option
 * nothing is written.
 */
import { statfsSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { table, writeSection } from './bench/report'
import { exported, type Measured, measureSize } from './bench/scale/measure-size'
import * as rows from './bench/scale/rows'

const SIZES = '100,1000,5000'
const GOALS = { after: 0.25, edit: 3, page: 1.5, scriptWithForm: 1.15, script: 1.05 }

/** By the number that Linux has for each: man 2 statfs. */
const FILE_SYSTEMS = new Map([
  [0x01021994, 'in memory (tmpfs)'],
  [0xef53, 'ext4'],
])
/** Deleting and writing thousands of files takes as long as the file system makes it. */
const fileSystem = FILE_SYSTEMS.get(statfsSync('.').type) ?? 'of another kind'

const { values } = parseArgs({
  options: { sizes: { type: 'string', default: SIZES }, listed: { type: 'boolean', default: false } },
})

const sizes: Measured[] = []
for (const size of values.sizes.split(',').map(Number)) {
  console.log(`\n${size} vehicles`)
  sizes.push(await measureSize(size, values.listed))
}
const scripts = rows.scriptRatios(exported('site'), exported('bare'))
const goalOf = ({ hasForm }: rows.ScriptRatio) => (hasForm ? GOALS.scriptWithForm : GOALS.script)
const grown = rows.grownRows(sizes)

const misses = [
  ...sizes.flatMap((size, index) => {
    const pages = rows.pagesOf(size)
    const after = rows.afterRatio(size)
    const page = rows.pageRatio(sizes[index - 1], size) ?? 0
    const edit = size.edit.after.seconds
    return [
      after > GOALS.after && `at ${pages} pages what follows \`next build\` takes ${after.toFixed(2)} of it`,
      edit > GOALS.edit && `at ${pages} pages it takes ${edit.toFixed(1)} s after an edit`,
      page > GOALS.page && `up to ${pages} pages one takes ${page.toFixed(2)} × a bare page's time`,
    ].filter((miss) => miss !== false)
  }),
  ...scripts.types
    .filter((script) => script.ratio > goalOf(script))
    .map(({ type, ratio }) => `${type}: ${ratio.toFixed(2)} × the bare page's scripts`),
]

const text = `## Scale: \`npm run bench:scale\`

Copies of the real vehicles, and a tenth as many copies of the real posts, are added to the site; the bare export has as many pages of
paragraphs, whose HTML as Next.js exports it (with the payload in it) is as long as an added page's. The copies are not listed in menus and
category pages, and share the real pictures. Both are built without \`public/\` and without what is made once (pictures, fonts, social
cards, the bundle of the editor's package). Measured on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model}), file system ${fileSystem}.

Seconds, and in parentheses seconds of all processors, which depend less on other work of the machine (goals: after \`next build\` ≤ ${GOALS.after} of it;
an added page, the content check included, ≤ ${GOALS.page} of a bare one, by what both builds of each take):

${table(rows.timeRows(sizes))}

The same after the text of one vehicle was edited (goal: ≤ ${GOALS.edit} s after \`next build\`):

${table(rows.editRows(sizes))}

Memory at most, of all processes together, in MB:

${table(rows.memoryRows(sizes))}

Weight, without compressed copies:

${table(rows.weightRows(sizes))}

${grown.length > 1 ? `Pages that list the fleet or the posts grow with them, the others do not:\n\n${table(grown)}` : 'No page grows with the number of vehicles or posts.'}

Scripts, compressed, beside the bare page's ${scripts.bare} KB (goal: ≤ ${GOALS.scriptWithForm} × with a form, ≤ ${GOALS.script} × elsewhere):

${table([
  ['page', 'KB', 'ratio', 'goal'],
  ...scripts.types.map((script) => [script.type, script.kilobytes, script.ratio.toFixed(2), goalOf(script)]),
])}

${misses.length === 0 ? 'Every goal is met.' : `Goals missed:\n\n${misses.map((miss) => `- ${miss}`).join('\n')}`}`

console.log(`\n${text}`)
if (values.sizes === SIZES && !values.listed) writeSection('scale', text)
