/** Checks the exported site as a whole, as a search engine that follows every link would: `npx tsx tools/check-site.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { basePath, siteUrl } from '../lib/config/env'
import { addresses, cards, descriptions, sitemap, titles } from './check/heads'
import { deadFiles, deadLinks, pagesBeyondMaxClicks, underlinkedPages } from './check/links'
import { classNames, leaks, markup } from './check/markup'
import { readSite, type Site } from './check/site'
import { namedPictures, structuredData } from './check/structured-data'

const REPORT = '.cache/site.json'
/** At most this many problems of one check are printed. */
const SHOWN = 10

const checks: Record<string, (site: Site) => string[]> = {
  'no link is dead or forwarded': deadLinks,
  'no picture, script or style is missing': deadFiles,
  'every page is within three clicks of the home page': pagesBeyondMaxClicks,
  'every page is linked from five others, a post from one': underlinkedPages,
  'every page has a title of its own, short enough': titles,
  'every page has a description of its own, of a fitting length': descriptions,
  'every page names its own address': addresses,
  'every page has its picture for sharing': cards,
  'the sitemap lists what may be found': sitemap,
  'the HTML of every page is as the standard has it': markup,
  'every class has a style': classNames,
  'no page tells another site its address': leaks,
  'structured data is linked, and as schema.org and Google have it': structuredData,
  'pictures named in structured data are there': namedPictures,
}

const site = readSite('out', siteUrl + basePath)
let failed = 0
for (const [name, check] of Object.entries(checks)) {
  const problems = check(site)
  if (problems.length > 0) failed += 1
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${name}`)
  for (const problem of problems.slice(0, SHOWN)) console.log(`    ${problem}`)
  if (problems.length > SHOWN) console.log(`    and ${problems.length - SHOWN} more`)
}
mkdirSync('.cache', { recursive: true })
writeFileSync(REPORT, JSON.stringify({ passed: Object.keys(checks).length - failed, failed }))
console.log(`${site.pages.length} pages looked at`)
process.exitCode = failed === 0 ? 0 : 1
