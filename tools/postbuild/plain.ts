import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SCRIPTS } from './folders'
import { buildTrust } from './inline-script'
import { create, type Element } from './html'
import { addPolicyAfter, addReporter, addSpeculationRules, type PageParts } from './page'
import { insertFirst } from './policy'
import { removeAllRouterPayloads, removeSpareFolders } from './remove-unused-files'
import {
  buildSnippets,
  listPages,
  movePostNotFound,
  openScripts,
  runPageSteps,
  type SiteParts,
  writeSendWorker,
} from './site'
import { type Step, stepsOver } from './step'

/**
 * The post-build without the late start: the pages stay as Next.js exported them, their scripts run at once, and they
 * get the parts that every page has. It relies on no private format of Next.js.
 */
type PlainPageParts = PageParts & {
  /** Given: the script that lets the site's own scripts through Trusted Types, and their folder. */
  trust: { script: string; folder: string }
  trustScript: Element
}
type PlainSiteParts = SiteParts & Pick<PlainPageParts, 'trust'>

const pageStep = stepsOver<PlainPageParts>()

/** Before Next.js's scripts, which insert others; the policy is later inserted before it. */
const addTrust = pageStep({
  name: 'Trusted Types',
  reads: ['document', 'trust'],
  writes: ['trustScript'],
  run: ({ document, trust: { script, folder } }) => {
    const trustScript = create('script', { 'data-scripts': folder }, script)
    insertFirst(document, trustScript)
    return { trustScript }
  },
})

export const plainPageSteps: Step<PlainPageParts>[] = [
  addTrust,
  addReporter,
  addSpeculationRules,
  addPolicyAfter<PlainPageParts>(['trustScript', 'reporter', 'speculation']),
]

const siteStep = stepsOver<PlainSiteParts>()

export const plainSiteSteps: Step<PlainSiteParts>[] = [
  listPages,
  openScripts,
  buildSnippets,
  siteStep({
    name: 'Trusted Types',
    reads: ['settings', 'buildScript'],
    writes: ['trust'],
    run: async ({ settings: { basePath }, buildScript }) => ({
      trust: { script: await buildTrust(buildScript), folder: `${basePath}/${SCRIPTS}/` },
    }),
  }),
  siteStep({
    name: 'pages',
    reads: ['settings', 'files', 'snippets', 'trust'],
    writes: ['pages'],
    run: async ({ settings, files, snippets, trust }) => {
      for (const file of files) {
        const { html } = await runPageSteps({
          origins: settings.origins,
          file,
          exported: readFileSync(join(settings.root, file), 'utf8'),
          steps: plainPageSteps,
          given: { snippets, trust },
        })
        writeFileSync(join(settings.root, file), html)
      }
      return { pages: { count: files.length } }
    },
  }),
  writeSendWorker,
  siteStep({
    name: 'unused files',
    reads: ['settings', 'pages'],
    writes: [],
    run: ({ settings: { root } }) => {
      removeSpareFolders(root)
      removeAllRouterPayloads(root)
    },
  }),
  movePostNotFound,
]
