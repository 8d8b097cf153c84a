import { availableParallelism } from 'node:os'
import type { NextConfig } from 'next'
import { basePath } from './lib/config/env'
import { buildLocale, languageTag } from './lib/config/locales'

const config: NextConfig = {
  output: 'export',
  // With `false`, stock nginx answers 403 where both `about.html` and `about/` exist.
  trailingSlash: true,
  basePath,
  // tools/pictures.ts encodes the pictures; next/image cannot optimise them in an export.
  images: { unoptimized: true },
  poweredByHeader: false,
  // Client code must know of a preview too, so that it sends no enquiries.
  env: { SITE_ENV: process.env.SITE_ENV ?? '', LANGUAGE_PAGES: process.env.LANGUAGE_PAGES ?? '' },
  compiler: { define: { LANGUAGE_TAG: languageTag(buildLocale) } },
  // The same in every build, so that a commit changes only the pages that it edits. Chunks are named by their content.
  generateBuildId: () => 'site',
  // `npm test` checks the types. A build after content changes need not wait for them.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Pages are rendered on every core: by default Next.js leaves one unused.
    cpus: availableParallelism(),
    // For app/global-not-found.tsx: a `not-found.tsx` would be part of every page's payload.
    globalNotFound: true,
    // It renders each page's payload once more, to bundle files that the post-build deletes.
    prefetchInlining: false,
  },
}

export default config
