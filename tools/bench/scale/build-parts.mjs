/**
 * Runs the parts of a build in one process, as a build does. Its arguments are the folder, and the list of their steps
 * as JSON. It waits for a message before each part, so that the benchmark can look at what there is.
 */
import { once } from 'node:events'
import { bundleScripts, loadEnvironment } from '../../setup/bundle-scripts.mjs'

const [, , folder, parts] = process.argv
const addressOf = await bundleScripts()
process.chdir(folder)
await loadEnvironment(addressOf)
const { runStep } = await import(addressOf('tools/build/run-steps.ts'))
process.send('ready')

for (const steps of JSON.parse(parts)) {
  await once(process, 'message')
  for (const step of steps) await runStep(step, addressOf)
  process.send('done')
}
process.disconnect()
