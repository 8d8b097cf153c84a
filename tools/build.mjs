/**
 * `npm run build` and `npm run assets`. Plain JavaScript, so that it can report missing packages.
 */
import { runCommand } from './setup/command.mjs'
import { bin, runNode } from './setup/run.mjs'

await runCommand(async () => {
  // Needed by every step, and omitted by npm with --omit=dev.
  bin('tsx')
  process.exitCode = await runNode(['--import', 'tsx', 'tools/build/build.ts', ...process.argv.slice(2)])
})
