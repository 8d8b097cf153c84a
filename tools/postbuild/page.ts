import { addPolicy, type ExternalOrigins } from './policy'
import { append, create, type Element, headOf, type Page } from './html'
import { type Step, stepsOver } from './step'

/** Inline scripts and speculation rules that all pages share. */
export type Snippets = {
  speculation: string
  /** In a build with analytics: the reporting script and its parameters. */
  reporter?: { script: string; endpoint: string; domain: string }
}

/** The parts that the steps of every page read and write. `document`, `origins` and `snippets` are given. */
export type PageParts = {
  document: Page
  origins: ExternalOrigins
  snippets: Snippets
  reporter: Element | undefined
  speculation: Element
}

const step = stepsOver<PageParts>()

function insert(document: Page, script: Element): Element {
  append(headOf(document), script)
  return script
}

/** Before all other scripts, so that a click on a call link before hydration is counted too. */
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

/** @param inline the parts that earlier steps inline: the policy holds the hashes of their scripts and styles. */
export const addPolicyAfter = <Parts extends PageParts>(inline: (keyof Parts)[]): Step<Parts> => ({
  name: 'policy',
  reads: ['document', 'origins', ...inline],
  writes: ['document'],
  run: ({ document, origins }) => addPolicy(document, origins),
})
