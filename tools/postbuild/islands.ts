import { signature } from '../../late-start/signature'
import type { IslandData } from '../../late-start/slots'
import { all, attribute, type Element, elements, type Page, removeAttribute, setAttribute } from './html'

/**
 * React renders these on the server; in the browser its scripts set the same through the CSSOM, which the policy
 * allows.
 */
const REDUNDANT_STYLES = ['outline:none', 'animation-duration:0s']

function removeRedundantStyles(page: Page): void {
  for (const element of elements(page))
    if (REDUNDANT_STYLES.includes(attribute(element, 'style') ?? '')) removeAttribute(element, 'style')
}

const unique = (names: string[]) => [...new Set(names)]

/**
 * Takes the props of a page's islands out of its HTML, and signs what is left.
 * @returns the props in the order of the document, and the islands' names by when they start.
 */
export function takeIslands(page: Page) {
  removeRedundantStyles(page)
  const islands = all(page, 'site-island')
  const nameOf = (island: Element) => attribute(island, 'data-island') ?? ''
  const data = islands.map((island, index) => {
    const props = JSON.parse(attribute(island, 'data-props') ?? 'null') as IslandData
    setAttribute(island, 'data-props', String(index))
    setAttribute(island, 'data-signature', signature(island))
    return props
  })
  return {
    data,
    names: unique(islands.map(nameOf)),
    early: unique(islands.filter((island) => attribute(island, 'data-start') !== 'use').map(nameOf)),
  }
}
