/**
 * `npm run build` and `npm run assets`. Plain JavaScript, so that it can report missing packages.
 */
import { bundleScripts, loadEnvironment } from './setup/bundle-scripts.mjs'
import { runCommand } from './setup/command.mjs'
import { bin } from './setup/run.mjs'

await runCommand(async () => {
  // Needed by every build, and omitted by npm with --omit=dev.
  bin('esbuild')
  const addressOf = await bundleScripts()
  await loadEnvironment(addressOf)
  const { build } = await import(addressOf('tools/build/build.ts'))
  await build({ isForAssets: process.argv.includes('--assets'), addressOf })
})
