/** Runs the steps of a build, or only those before the framework's own, for which no settings are needed. */
import { settings } from '../shared/load-env'
import { buildDay } from '../../lib/content/publication'
import { reportSettings } from '../settings/resolve'
import { runSteps } from './run-steps'
import { assetSteps, buildSteps, yamlCacheFile } from './steps'

/** @throws Error if a step failed. */
export async function build({ isForAssets }: { isForAssets: boolean }): Promise<void> {
  if (!isForAssets) reportSettings(settings)
  Object.assign(process.env, {
    NEXT_TELEMETRY_DISABLED: '1',
    BUILD_DAY: buildDay(),
    YAML_CACHE: yamlCacheFile(),
  })
  await runSteps(isForAssets ? assetSteps : buildSteps)
}
