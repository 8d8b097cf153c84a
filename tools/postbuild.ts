/**
 * Rewrites the exported pages in out/ after `next build`: late scripts, inline styles, a policy, no unused files. With
 * POSTBUILD=off, or when the structure of the export is unknown, the scripts start at once: late-start/README.md.
 */
import { availableParallelism } from 'node:os'
import { getCompany } from '../lib/content/company'
import { analytics } from '../lib/measure/settings'
import { basePath, emailEnv } from '../lib/config/env'
import { emailOrigin, originOf, originOrOwn } from './postbuild/external-origins'
import { postbuild } from './postbuild/postbuild'
import { runCommand } from './setup/command.mjs'

await runCommand(async () => {
  const started = performance.now()
  const { script } = getCompany().reviews
  const origins = {
    email: emailOrigin(emailEnv.origin),
    reviews: script && originOf(script),
    analytics: analytics && originOrOwn(analytics.endpoint),
  }
  const startsLate = process.env.POSTBUILD !== 'off'
  const { count, refused } = await postbuild(
    { root: 'out', basePath, origins, analytics, cache: '.cache/pages', threads: availableParallelism() },
    startsLate,
  )
  if (refused) console.warn(`\nWARNING: PLAIN BUILD. Scripts start at once, pages are larger: ${refused}\n`)
  const kind = startsLate && !refused ? 'late start' : 'plain'
  console.log(`${count} pages rewritten (${kind}) in ${((performance.now() - started) / 1000).toFixed(1)} s`)
})
