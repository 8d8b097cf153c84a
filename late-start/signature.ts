/** A node of the DOM, or of parse5. */
type AnyNode = {
  nodeName: string
  childNodes?: ArrayLike<AnyNode>
  nodeValue?: string | null
  value?: string
  data?: string
}

/** 32 bits of FNV-1a: an accident is meant to be found, not a forgery. */
const OFFSET = 0x811c9dc5
const PRIME = 0x01000193

/**
 * A hash of an island's structure and texts, without attributes and without what is in its slots. The same in the
 * browser and, on parse5's tree, in Node: where they differ, something has changed the island's HTML.
 */
export function signature(island: AnyNode): string {
  let hash = OFFSET
  const add = (text: string) => {
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME)
  }
  const addChildren = ({ childNodes = [] }: AnyNode) => {
    for (const node of Array.from(childNodes)) {
      const name = node.nodeName.toLowerCase()
      add(`<${name}`)
      if (name.startsWith('#')) add(node.nodeValue ?? node.value ?? node.data ?? '')
      else if (name !== 'site-slot') addChildren(node)
      add('>')
    }
  }
  addChildren(island)
  return (hash >>> 0).toString(36)
}
