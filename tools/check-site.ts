/** Checks the exported site as a whole, as a search engine that follows every link would: `npx tsx tools/check-site.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { basePath, siteUrl } from '../lib/config/env'
import { siteChecks } from './check/checks'
import { readSite } from './check/site'

const REPORT = '.cache/site.json'
/** At most this many problems of one check are printed. */
const SHOWN = 10

const site = readSite('out', siteUrl + basePath)
let failed = 0
for (const [name, check] of Object.entries(siteChecks)) {
  const problems = check(site)
  if (problems.length > 0) failed += 1
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${name}`)
  for (const problem of problems.slice(0, SHOWN)) console.log(`    ${problem}`)
  if (problems.length > SHOWN) console.log(`    and ${problems.length - SHOWN} more`)
}
mkdirSync('.cache', { recursive: true })
writeFileSync(REPORT, JSON.stringify({ passed: Object.keys(siteChecks).length - failed, failed }))
console.log(`${site.pages.length} pages looked at`)
process.exitCode = failed === 0 ? 0 : 1
