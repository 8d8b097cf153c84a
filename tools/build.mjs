/**
 * `npm run build`; with `--assets` only the steps before the framework's own. Plain JavaScript, so that it can report
 * missing packages.
 */
import { runCommand } from './setup/command.mjs'
import { bin } from './setup/run.mjs'

await runCommand(async () => {
  // Needed by every build, and omitted by npm with --omit=dev.
  bin('tsx')
  const { register } = await import('tsx/esm/api')
  register()
  // Before any other script: modules that they share are evaluated first, and some read the environment.
  await import('./shared/load-env.ts')
  const { build } = await import('./build/build.ts')
  await build({ isForAssets: process.argv.includes('--assets') })
})
