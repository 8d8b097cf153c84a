/**
 * `npx tsx tools/test-delivery.ts`: compares submitted with received enquiries, over visits with random faults. Needs a build
 * for the local inbox, as `npm test` makes it.
 */
import { parseArgs } from 'node:util'
import { brief, isDuplicated, isLost, summarise } from '../tests/delivery/report'
import { runVisits } from '../tests/delivery/run'

const MOST_DOUBLED = 0.005

const { values } = parseArgs({
  options: {
    visits: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    lanes: { type: 'string', default: '6' },
    first: { type: 'string', default: '0' },
    trace: { type: 'boolean' },
  },
})
const [visits, seed, lanes, first] = [values.visits, values.seed, values.lanes, values.first].map(Number) as [
  number,
  number,
  number,
  number,
]

console.log(`${visits} visits, --seed ${seed}, ${lanes} at a time`)
const started = Date.now()
let done = 0
const counts = { lost: 0, doubled: 0 }
const results = await runVisits({ visits, seed, lanes, first, isTraced: values.trace }, (result) => {
  done += 1
  counts.lost += Number(isLost(result))
  counts.doubled += Number(isDuplicated(result))
  if (isLost(result) || isDuplicated(result)) console.log(brief(result))
  if (done % 10 === 0)
    console.log(`${done} visits in ${Math.round((Date.now() - started) / 1000)} s`, JSON.stringify(counts))
})
const { lost, doubled, doubledThoughKnown, differentReferences, ...figures } = summarise(results)
for (const [what, list] of Object.entries({ lost, doubled, doubledThoughKnown, differentReferences })) {
  console.log(`${what}: ${list.length}`)
  for (const line of list) console.log(`  ${line}`)
}
console.log(JSON.stringify({ seed, ...figures, seconds: Math.round((Date.now() - started) / 1000) }))
if (lost.length > 0 || doubledThoughKnown.length > 0 || differentReferences.length > 0) process.exitCode = 1
if (doubled.length > MOST_DOUBLED * visits) process.exitCode = 1
