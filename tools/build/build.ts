/** Runs the steps of a build; `--assets` only those before the framework's own. */
import '../shared/load-env'
import { runSteps } from './run-steps'
import { assetSteps, buildSteps } from './steps'

try {
  await runSteps(process.argv.includes('--assets') ? assetSteps : buildSteps, {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
