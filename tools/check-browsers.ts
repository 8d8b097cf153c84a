/** Checks every shipped script against the oldest browsers of package.json: `npm run check:browsers`. */
import browserslist from 'browserslist'
import { checkScript } from './browsers/check-script'
import { EXCEPTIONS } from './browsers/exceptions'
import { floor } from './browsers/floor'
import { newerFeatures } from './browsers/newer-features'
import { rangeQueries } from './browsers/range-queries'
import { shippedScripts, shippedTexts } from './browsers/shipped'

const ROOT = 'out'
/** In percent of visitors in India, by the data of caniuse-lite. */
const GOAL = 98
const coverage = browserslist.coverage(browserslist(), 'IN')

const newer = newerFeatures(floor)
const scripts = shippedScripts(ROOT)
const findings = (await Promise.all(scripts.map((script) => checkScript(script, newer)))).flat()

const problems = findings.filter(({ exception }) => !exception)
const used = new Set(findings.map(({ exception }) => exception))
const idle = EXCEPTIONS.filter((exception) => !used.has(exception))

const queries = shippedTexts(ROOT).flatMap(({ name, code }) =>
  rangeQueries(code).map(
    (query) => `${name}: ${query} is no query to browsers below Chrome 104 and Safari 16.4`,
  ),
)
const complaints = [
  ...problems.map(({ script, problem }) => `${script}: ${problem}`),
  ...idle.map(({ feature }) => `tools/browsers/exceptions.ts: ${feature} is used nowhere any more`),
  ...queries,
  ...(coverage < GOAL ? [`${coverage.toFixed(2)} % of India's visitors are covered, not ${GOAL} %`] : []),
]

for (const complaint of complaints) console.error(complaint)
console.log(`the browsers of package.json cover ${coverage.toFixed(2)} % of India's visitors`)
console.log(
  `${scripts.length} scripts, for ${Object.entries(floor)
    .map((entry) => entry.join(' '))
    .join(
      ', ',
    )} and later: ${complaints.length} problems, ${findings.length - problems.length} uses excepted`,
)
process.exitCode = scripts.length > 0 && complaints.length === 0 ? 0 : 1
