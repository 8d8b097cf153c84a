import { addPolicy, type ExternalOrigins } from './policy'
import { append, create, type Element, one, type Page } from './html'
import { type Step, stepsOver } from './step'

/** Inline scripts and rules that are the same in all pages. */
export type Snippets = {
  speculation: string
  /** In a build that counts: the script that reports, and what it is told. */
  reporter?: { script: string; endpoint: string; domain: string }
}

/** What the steps of every page read and write. `document`, `origins` and `snippets` are given. */
export type PageParts = {
  document: Page
  origins: ExternalOrigins
  snippets: Snippets
  reporter: Element | undefined
  speculation: Element
}

const step = stepsOver<PageParts>()

function insert(document: Page, script: Element): Element {
  append(one(document, 'head'), script)
  return script
}

/** Before every other script of ours, so that a call tapped before all else counts too. */
export const addReporter = step({
  name: 'reporter',
  reads: ['document', 'snippets'],
  writes: ['reporter'],
  run: ({ document, snippets: { reporter } }) => {
    if (!reporter) return { reporter }
    const { script, endpoint, domain } = reporter
    const element = create('script', { 'data-endpoint': endpoint, 'data-domain': domain }, script)
    return { reporter: insert(document, element) }
  },
})

export const addSpeculationRules = step({
  name: 'speculation rules',
  reads: ['document', 'snippets'],
  writes: ['speculation'],
  run: ({ document, snippets }) => ({
    speculation: insert(document, create('script', { type: 'speculationrules' }, snippets.speculation)),
  }),
})

/** @param inline what is put inline into the page before: the policy holds the hashes of its scripts and styles. */
export const addPolicyAfter = <Parts extends PageParts>(inline: (keyof Parts)[]): Step<Parts> => ({
  name: 'policy',
  reads: ['document', 'origins', ...inline],
  writes: ['document'],
  run: ({ document, origins }) => addPolicy(document, origins),
})
