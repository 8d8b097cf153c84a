import { availableParallelism } from 'node:os'
import type { NextConfig } from 'next'
import { commitId } from './lib/config/commit'
import { buildLocale, languageTag } from './lib/config/locales'

const config: NextConfig = {
  output: 'export',
  // With `false`, stock nginx answers 403 where both `about.html` and `about/` exist.
  trailingSlash: true,
  basePath: process.env.NEXT_PUBLIC_BASE_PATH || undefined,
  // The pictures are made by tools/pictures.ts, which beats the export optimizers.
  images: { unoptimized: true },
  poweredByHeader: false,
  // The browser must know of a preview too, so that it sends no mail.
  env: { SITE_ENV: process.env.SITE_ENV ?? '' },
  compiler: { define: { LANGUAGE_TAG: languageTag(buildLocale) } },
  generateBuildId: commitId,
  // `npm test` checks the types. A marketer's build, which changes none, need not wait for them.
  typescript: { ignoreBuildErrors: true },
  // Pages are drawn on every core: the framework leaves one to itself, which has nothing to do meanwhile.
  // A page that is not there: app/global-not-found.tsx. As `not-found.tsx` it would stand in every page's payload.
  experimental: { cpus: availableParallelism(), globalNotFound: true },
}

export default config
