import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SEND_WORKER } from '../../lib/enquiry/send-worker'
import type { Analytics } from '../../lib/measure/settings'
import { noCache, openCache } from '../shared/build-cache'
import { filesBelow } from '../shared/files-below'
import { CHUNKS } from './folders'
import { readHtml, writeHtml } from './html'
import { buildOnce, buildReporter, buildSendWorker, type BuildScript } from './inline-script'
import type { PageParts, Snippets } from './page'
import type { ExternalOrigins } from './policy'
import { placePostNotFound } from './post-not-found'
import { SPARE_FOLDERS } from './remove-unused-files'
import { speculationRules } from './speculation'
import { runSteps, type Step, stepsOver } from './step'

export type PostbuildSettings = {
  /** The exported folder. */
  root: string
  /** '' or '/folder'. */
  basePath: string
  /** The external origins that pages may use. */
  origins: ExternalOrigins
  /** The endpoint for events, in a build with analytics. */
  analytics?: Analytics
  /** A folder for the pages and scripts that are unchanged since an earlier build. */
  cache?: string
  /** How many threads may rewrite pages. */
  threads?: number
}

/** The parts that the steps of a site read and write. `settings` is given. */
export type SiteParts = {
  settings: PostbuildSettings
  /** The pages, as paths below the root. */
  files: string[]
  snippets: Snippets
  buildScript: BuildScript
  /** Marks that the pages below the root are final. */
  pages: { count: number }
}

/** The page that shows the reviews provider's widget. */
const REVIEWS_PAGE = 'index.html'

const step = stepsOver<SiteParts>()

const isSpare = (file: string) => SPARE_FOLDERS.some((folder) => file.startsWith(`${folder}/`))

export const listPages = step({
  name: 'list of pages',
  reads: ['settings'],
  writes: ['files'],
  run: ({ settings: { root } }) => ({
    files: filesBelow(root).filter((file) => file.endsWith('.html') && !isSpare(file)),
  }),
})

export const openScripts = step({
  name: 'scripts',
  reads: ['settings'],
  writes: ['buildScript'],
  // In a folder of its own: to open the pages' one is to look at every file in it.
  run: ({ settings: { cache } }) => ({
    buildScript: buildOnce(cache ? openCache(join(cache, 'scripts')) : noCache),
  }),
})

export const buildSnippets = step({
  name: 'inline scripts',
  reads: ['settings', 'buildScript'],
  writes: ['snippets'],
  run: async ({ settings: { basePath, analytics }, buildScript }) => ({
    snippets: {
      speculation: speculationRules(basePath),
      reporter: analytics && { script: await buildReporter(analytics.provider, buildScript), ...analytics },
    },
  }),
})

export const writeSendWorker = step({
  name: 'service worker',
  reads: ['settings', 'buildScript'],
  writes: [],
  run: async ({ settings: { root }, buildScript }) =>
    writeFileSync(join(root, SEND_WORKER), await buildSendWorker(buildScript)),
})

export const movePostNotFound = step({
  name: '404 page of posts',
  reads: ['settings', 'pages'],
  writes: [],
  run: ({ settings: { root } }) => placePostNotFound(root),
})

export type PageRun<Parts extends PageParts> = {
  origins: ExternalOrigins
  file: string
  /** The HTML of the file. */
  exported: string
  steps: Step<Parts>[]
  given: Omit<Partial<Parts>, 'document' | 'origins'>
}

/**
 * Runs the steps of one page.
 * @returns its HTML and all parts.
 * @throws the error of a step, of the same class, with the file's name.
 */
export async function runPageSteps<Parts extends PageParts>({
  origins,
  file,
  exported,
  steps,
  given,
}: PageRun<Parts>): Promise<{ html: string; parts: Parts }> {
  const document = readHtml(exported)
  const reviews = file === REVIEWS_PAGE ? origins.reviews : undefined
  try {
    const parts = await runSteps(steps, {
      ...given,
      document,
      origins: { ...origins, reviews },
    } as Partial<Parts>)
    return { html: writeHtml(parts.document), parts }
  } catch (error) {
    if (error instanceof Error) error.message = `${file}: ${error.message}`
    throw error
  }
}

/** The one stylesheet's name among the chunks, or all names where there are several or none. */
export const stylesheets = (root: string): string[] =>
  readdirSync(join(root, CHUNKS)).filter((file) => file.endsWith('.css'))
