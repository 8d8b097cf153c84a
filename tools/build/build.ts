/** Runs the steps of a build; with `--assets` only those before the framework's own, for which no settings are needed. */
import { settings } from '../shared/load-env'
import { buildDay } from '../../lib/content/publication'
import { repeatWarnings, reportSettings } from '../settings/report'
import { runCommand } from '../setup/command.mjs'
import { runSteps } from './run-steps'
import { assetSteps, buildSteps, YAML_CACHE } from './steps'

const isForAssets = process.argv.includes('--assets')

await runCommand(async () => {
  if (!isForAssets) reportSettings(settings)
  Object.assign(process.env, { NEXT_TELEMETRY_DISABLED: '1', BUILD_DAY: buildDay(), YAML_CACHE })
  await runSteps(isForAssets ? assetSteps : buildSteps)
  if (!isForAssets) repeatWarnings(settings)
})
