/** Rewrites the exported pages in out/ after `next build`: late scripts, inline styles, nothing left that is not used. */
import { basePath } from '../lib/site/env'
import { finishSite } from './finish/finish-site'

const ROOT = 'out'

try {
  const started = performance.now()
  const count = await finishSite(ROOT, basePath)
  console.log(`${count} pages finished in ${((performance.now() - started) / 1000).toFixed(1)} s`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
