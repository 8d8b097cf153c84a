/**
 * `npm run build` and `npm run assets`. Plain JavaScript, so that without packages it can say what is missing.
 */
import { bin, runNode } from './setup/run.mjs'

try {
  // Needed by every step, and left out by npm where development packages are not wanted.
  bin('tsx')
  process.exitCode = await runNode(['--import', 'tsx', 'tools/build/build.ts', ...process.argv.slice(2)])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
