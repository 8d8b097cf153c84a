/** `npm run golive`: lists what stops the site from going live, with its place. Exits with 0 only when nothing does. */
import './shared/load-env'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { listWrittenPosts } from '../lib/content/blog'
import { getCompany } from '../lib/content/company'
import { listCategories, listVehicles } from '../lib/content/fleet'
import { splitMarkdown } from '../lib/content/load'
import { pages } from '../lib/content/pages'
import { lastModified } from '../lib/content/last-modified'
import { companyRates, hasPrice, ratesIn } from '../lib/content/rates'
import { listSitePages } from '../lib/content/site-pages'
import { basePath, siteUrl } from '../lib/config/env'
import { buildDay } from '../lib/content/publication'
import { readSite } from './check/site'
import {
  contentFaults,
  freshnessNotes,
  paperNotes,
  pictureFaults,
  postFaults,
  privacyFaults,
  promiseFaults,
  rateNotes,
  sampleFaults,
} from './golive/content'
import { type Fault, faultLines } from './shared/fault'
import { buildFaults } from './golive/links'
import { outsideLinkFaults, outsideLinks } from './golive/outside-links'
import { spellingFaults } from './golive/spelling'
import { pseudoFaults, translationNotes, unknownLanguageNotes } from './golive/translations'
import { productionFaults } from './settings/faults'
import { editorChecks } from './shared/content-checks'
import { contentMistakes } from './shared/content-mistakes'
import { isDraft, readContentFiles } from './shared/content-files'
import { changeLine, isExpired, publicationChanges } from './shared/changes-by-day'
import { namedPictures, picturesOf } from './shared/picture-uses'
import { samplesIn } from './shared/samples'

const OUT = 'out'
const HOME = `${OUT}/index.html`

const today = buildDay()
const written = readContentFiles().filter((file) => !isDraft(file))
/** Drafts and expired content are not published, so they may be unfinished. Scheduled content is checked. */
const files = written.filter((file) => !isExpired(file, today))

const changed = (name: string) => statSync(name).mtimeMs

function fileOf(path: string): string {
  const page = listSitePages().find((candidate) => `${candidate.path}/`.replace('//', '/') === path)
  return page ? `content/${page.files[0]}` : `out${path}`
}

function checkBuild(): Fault[] {
  const site = existsSync(HOME) ? readSite(OUT, siteUrl + basePath) : undefined
  const times = {
    content: Math.max(...files.map(({ name }) => changed(name))),
    build: site ? changed(HOME) : 0,
  }
  return buildFaults(site, times, fileOf)
}

const broken = contentFaults(await contentMistakes(editorChecks))

/** Checks that need valid content. */
const onWholeContent: Record<string, () => Fault[]> = {
  'pictures are large enough': () =>
    pictureFaults([...files.flatMap(namedPictures), ...listVehicles().flatMap(picturesOf)]),
  'dates are right': () => [
    ...privacyFaults(pages.privacy().updated, today, lastModified([pages.privacy.file])),
    ...postFaults(listWrittenPosts(), today),
  ],
  'the build is the one to publish, no link in it is broken, and titles and descriptions fit': checkBuild,
}

const bodies = new Map(
  files
    .filter(({ name }) => name.endsWith('.md'))
    .map(({ name }) => [name, splitMarkdown(readFileSync(name, 'utf8'))?.body ?? '']),
)
const outside = await outsideLinkFaults(outsideLinks(files, bodies))

const checks: Record<string, () => Fault[] | Promise<Fault[]>> = {
  'the content is whole': () => broken,
  'nothing is sample': () => sampleFaults(samplesIn(files)),
  'every promise about a vehicle is the company’s own': () => promiseFaults(samplesIn(files)),
  'address and e-mail identifiers are set': () => productionFaults(process.env),
  ...(outside.isChecked ? { 'no link to another site is broken': () => outside.faults } : {}),
  'every language is one to read': pseudoFaults,
  'spelling is right': () => spellingFaults(files.map(({ name }) => name)),
  ...(broken.length === 0 ? onWholeContent : {}),
}

let total = 0
for (const [name, check] of Object.entries(checks)) {
  const faults = await check()
  total += faults.length
  console.log(`${faults.length === 0 ? '✓' : '✗'} ${name}`)
  for (const line of faultLines(faults)) console.log(`    ${line}`)
}
const whatMayStay = () => [
  ...freshnessNotes(files, today),
  ...paperNotes(getCompany().papers ?? {}, listVehicles()),
  ...rateNotes(
    companyRates(),
    listCategories().flatMap((category) => (hasPrice(ratesIn(category)) ? [] : category.title)),
  ),
  ...translationNotes(),
  ...unknownLanguageNotes(),
]
if (!outside.isChecked)
  console.log(
    '– links to other sites are NOT CHECKED: none of them answers, so there seems to be no connection',
  )
const notes = [...outside.notes, ...(broken.length === 0 ? whatMayStay() : [])]
if (notes.length > 0) console.log('\nMay stay as it is:')
for (const line of faultLines(notes)) console.log(`    ${line}`)
const changes = publicationChanges(written, today)
if (changes.length > 0) console.log('\nBy itself, with the build of the day:')
for (const change of changes) console.log(`    ${changeLine(change)}`)
console.log(total === 0 ? '\nReady to go live.' : `\nNot ready: ${total} things to fix.`)
process.exitCode = total === 0 ? 0 : 1
