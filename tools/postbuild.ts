/** Rewrites the exported pages in out/ after `next build`: late islands, inline styles, a policy, no unused files. */
import { getCompany } from '../lib/content/company'
import { analytics } from '../lib/analytics/settings'
import { basePath, emailEnv } from '../lib/config/env'
import { buildLocale, locales } from '../lib/config/locales'
import { emailOrigin, originOf, originOrOwn } from './postbuild/external-origins'
import { createLanguageLinker } from './postbuild/languages'
import { postbuild } from './postbuild/postbuild'
import { runCommand } from './setup/command.mjs'

await runCommand(async () => {
  const { script } = getCompany().reviews
  const origins = {
    email: emailOrigin(emailEnv.origin),
    reviews: script && originOf(script),
    analytics: analytics && originOrOwn(analytics.endpoint),
  }
  const count = await postbuild({
    root: 'out',
    basePath,
    origins,
    analytics,
    linkLanguages: locales.length > 1 ? createLanguageLinker(buildLocale) : undefined,
  })
  console.log(`${count} pages rewritten`)
})
