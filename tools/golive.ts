/** `npm run golive`: lists what stops the site from going live, with its place. Exits with 0 only when nothing does. */
import './shared/load-env'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { basePath, siteUrl } from '../lib/config/env'
import { listWrittenPosts } from '../lib/content/blog'
import { listVehicles } from '../lib/content/fleet'
import { lastModified } from '../lib/content/last-modified'
import { pages } from '../lib/content/pages'
import { buildDay } from '../lib/content/publication'
import { readSite } from './check/site'
import { buildFaults } from './golive/build'
import { freshnessNotes, pictureFaults, postFaults, privacyFaults, sampleFaults } from './golive/content'
import { outsideLinkFaults, outsideLinks } from './golive/outside-links'
import { pseudoFaults, translationNotes } from './golive/translations'
import { productionFaults } from './settings/faults'
import { changeLine, isExpired, publicationChanges } from './shared/changes-by-day'
import { editorChecks } from './shared/content-checks'
import { isDraft, readContentFiles } from './shared/content-files'
import { contentMistakes, mistakeLines } from './shared/content-mistakes'
import { type Fault, faultLines } from './shared/fault'
import { namedPictures, picturesOf } from './shared/picture-uses'
import { samplesIn } from './shared/samples'

const OUT = 'out'
const HOME = `${OUT}/index.html`

const today = buildDay()
const written = readContentFiles().filter((file) => !isDraft(file))
/** Drafts and expired content are not published, so they may be unfinished. Scheduled content is checked. */
const files = written.filter((file) => !isExpired(file, today))

const changed = (name: string) => statSync(name).mtimeMs
const isBuilt = existsSync(HOME)

const broken = mistakeLines(await contentMistakes(editorChecks)).map((where): Fault => ({
  where,
  what: 'The build stops here',
  needs: 'Fix it',
}))
const isWhole = broken.length === 0

/** Checks that need valid content. */
const onWholeContent: Record<string, () => Fault[]> = {
  'pictures are large enough': () =>
    pictureFaults([...files.flatMap(namedPictures), ...listVehicles().flatMap(picturesOf)]),
  'dates are right': () => [
    ...privacyFaults(pages.privacy().updated, today, lastModified([pages.privacy.file])),
    ...postFaults(listWrittenPosts(), today),
  ],
  ...buildFaults(isBuilt ? readSite(OUT, siteUrl + basePath) : undefined, {
    content: Math.max(...files.map(({ name }) => changed(name))),
    build: isBuilt ? changed(HOME) : 0,
  }),
}

const outside = await outsideLinkFaults(
  files.flatMap(({ name }) => outsideLinks(name, readFileSync(name, 'utf8'))),
)

const checks: Record<string, () => Fault[]> = {
  'the content is whole': () => broken,
  'nothing is sample': () => sampleFaults(samplesIn(files)),
  'address and e-mail identifiers are set': () => productionFaults(process.env),
  'no link to another site is broken': () => outside.faults,
  'every language is one to read': pseudoFaults,
  ...(isWhole ? onWholeContent : {}),
}

let total = 0
for (const [name, check] of Object.entries(checks)) {
  const faults = check()
  total += faults.length
  console.log(`${faults.length === 0 ? '✓' : '✗'} ${name}`)
  for (const line of faultLines(faults)) console.log(`    ${line}`)
}

const notes = [...outside.notes, ...(isWhole ? [...freshnessNotes(files, today), ...translationNotes()] : [])]
if (notes.length > 0) console.log('\nMay stay as it is:')
for (const line of faultLines(notes)) console.log(`    ${line}`)
const changes = publicationChanges(written, today)
if (changes.length > 0) console.log('\nBy itself, with the build of the day:')
for (const change of changes) console.log(`    ${changeLine(change)}`)
console.log(total === 0 ? '\nReady to go live.' : `\nNot ready: ${total} things to fix.`)
process.exitCode = total === 0 ? 0 : 1
