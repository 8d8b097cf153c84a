/** Holds every script that is shipped against the oldest browsers of package.json: `npm run check:browsers`. */
import { checkScript } from './browsers/check-script'
import { EXCEPTIONS } from './browsers/exceptions'
import { floor } from './browsers/floor'
import { newerFeatures } from './browsers/newer-features'
import { shippedScripts } from './browsers/shipped'

const newer = newerFeatures(floor)
const scripts = shippedScripts('out')
const findings = (await Promise.all(scripts.map((script) => checkScript(script, newer)))).flat()

const problems = findings.filter(({ exception }) => !exception)
const used = new Set(findings.map(({ exception }) => exception))
const idle = EXCEPTIONS.filter((exception) => !used.has(exception))

for (const { script, problem } of problems) console.error(`${script}: ${problem}`)
for (const { feature } of idle)
  console.error(`tools/browsers/exceptions.ts: ${feature} is used nowhere any more`)
console.log(
  `${scripts.length} scripts run from ${Object.entries(floor)
    .map((entry) => entry.join(' '))
    .join(', ')} on: ` + `${problems.length} problems, ${findings.length - problems.length} uses excepted`,
)
process.exitCode = scripts.length > 0 && problems.length + idle.length === 0 ? 0 : 1
