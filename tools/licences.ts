/** Lists the licences of what ships, in docs/licences.md: `npm run licences`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { licencesPage, shippedPackages, unknownLicences } from './licences/list'

const packages = shippedPackages(JSON.parse(readFileSync('package-lock.json', 'utf8')))
const unknown = unknownLicences(packages)
for (const { name, licence } of unknown) console.error(`${name}: '${licence}' is no licence known to be fit`)
writeFileSync('docs/licences.md', licencesPage(packages))
process.exitCode = unknown.length === 0 ? 0 : 1
