/** `npm run golive`: lists what stops the site from going live, with its place. Exits with 0 only when nothing does. */
import './shared/load-env'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { basePath, siteUrl } from '../lib/config/env'
import { listVehicles } from '../lib/content/fleet'
import { lastModified } from '../lib/content/last-modified'
import { pages } from '../lib/content/pages'
import { buildDay } from '../lib/content/publication'
import { editorChecks } from './content-rules/checks'
import { contentMistakes, mistakeLines } from './content-rules/mistakes'
import { buildProblem } from './golive/build'
import { translationNotes } from './golive/translations'
import { productionFaults } from './settings/faults'
import { bin, runNode } from './setup/run.mjs'
import { changeLine, isExpired, publicationChanges } from './shared/changes-by-day'
import { isDraft, readContentFiles } from './shared/content-files'
import { type Fault, faultLines } from './shared/fault'
import { freshnessNotes, pictureFaults, sampleFaults, vehicleFaults } from './shared/left-to-do'

const HOME = 'out/index.html'

const today = buildDay()
const written = readContentFiles().filter((file) => !isDraft(file))
/** Drafts and expired content are not published, so they may be unfinished. Scheduled content is checked. */
const files = written.filter((file) => !isExpired(file, today))

const broken = mistakeLines(await contentMistakes(editorChecks))
const isWhole = broken.length === 0

/** The privacy page tells visitors the day of its last change. */
function privacyFaults(): Fault[] {
  const { updated } = pages.privacy()
  const changed = lastModified([pages.privacy.file]) ?? updated
  const what =
    updated > today ? `${updated} is still to come` : `the text changed on ${changed}, after ${updated}`
  return updated > today || changed > updated
    ? [{ where: 'content/pages/privacy.yaml updated', what, needs: 'Give the day of the last change' }]
    : []
}

/** The build, and when it is the one to publish, the tests of the exported site. */
async function buildFaults(): Promise<Fault[]> {
  const changed = (name: string) => statSync(name).mtimeMs
  const isBuilt = existsSync(HOME)
  const problem = buildProblem(isBuilt ? readFileSync(HOME, 'utf8') : undefined, siteUrl + basePath, {
    content: Math.max(...files.map(({ name }) => changed(name))),
    build: isBuilt ? changed(HOME) : 0,
  })
  const isSound = !problem && (await runNode([bin('jest'), '--selectProjects', 'site', '--silent'])) === 0
  const what = problem ?? 'a test of the site fails, as said above'
  return isSound ? [] : [{ where: 'out/', what, needs: 'Fix it, then run: npm run build' }]
}

const checks: Record<string, Fault[]> = {
  'the content is whole': broken.map((where) => ({ where, what: 'The build stops here', needs: 'Fix it' })),
  'nothing is sample': files.flatMap(sampleFaults),
  'address and e-mail identifiers are set': productionFaults(process.env),
  ...(isWhole && {
    'pictures are large enough': [...files.flatMap(pictureFaults), ...listVehicles().flatMap(vehicleFaults)],
    'the day of the privacy page is right': privacyFaults(),
    'the build is the one to publish, and sound': await buildFaults(),
  }),
}

for (const [name, faults] of Object.entries(checks)) {
  console.log(`${faults.length === 0 ? '✓' : '✗'} ${name}`)
  for (const line of faultLines(faults)) console.log(`    ${line}`)
}

const notes = isWhole ? [...files.flatMap((file) => freshnessNotes(file, today)), ...translationNotes()] : []
if (notes.length > 0) console.log('\nMay stay as it is:')
for (const line of faultLines(notes)) console.log(`    ${line}`)
const changes = publicationChanges(written, today)
if (changes.length > 0) console.log('\nBy itself, with the build of the day:')
for (const change of changes) console.log(`    ${changeLine(change)}`)
const total = Object.values(checks).flat().length
console.log(total === 0 ? '\nReady to go live.' : `\nNot ready: ${total} things to fix.`)
process.exitCode = total === 0 ? 0 : 1
