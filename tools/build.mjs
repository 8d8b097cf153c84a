/**
 * `npm run build` and `npm run assets`. Plain JavaScript, so that it can report missing packages.
 */
import { bin, runNode } from './setup/run.mjs'

try {
  // Needed by every step, and omitted by npm with --omit=dev.
  bin('tsx')
  process.exitCode = await runNode(['--import', 'tsx', 'tools/build/build.ts', ...process.argv.slice(2)])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
