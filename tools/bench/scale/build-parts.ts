/**
 * Runs the parts of a build in one process, as a build does. Its argument is the list of their steps as JSON. After each
 * part it waits for a message, so that the benchmark can look at what there is.
 */
import { once } from 'node:events'
import type { BuildStep } from '../../build/steps'
import { runStep } from '../../build/run-steps'

const parts = JSON.parse(process.argv[2] ?? '[]') as BuildStep[][]

for (const steps of parts) {
  for (const step of steps) await runStep(step)
  process.send?.('done')
  await once(process, 'message')
}
process.disconnect()
