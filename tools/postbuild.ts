/** Rewrites the exported pages in out/ after `next build`: late scripts, inline styles, a policy, nothing left that is not used. */
import { getCompany } from '../lib/content/company'
import { analytics } from '../lib/measure/settings'
import { basePath, emailEnv } from '../lib/site/env'
import { finishSite } from '../late-start/build/rewrite-site'
import { emailOrigin, originOf, originOrOwn } from './postbuild/external-origins'
import { placePostNotFound } from './postbuild/post-not-found'

const ROOT = 'out'

try {
  const started = performance.now()
  const { script } = getCompany().reviews
  const sources = {
    email: emailOrigin(emailEnv.origin),
    reviews: script && originOf(script),
    analytics: analytics && originOrOwn(analytics.endpoint),
  }
  const count = await finishSite(ROOT, basePath, sources, analytics)
  placePostNotFound(ROOT)
  console.log(`${count} pages finished in ${((performance.now() - started) / 1000).toFixed(1)} s`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
