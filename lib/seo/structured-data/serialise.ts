import type { Graph, Thing } from 'schema-dts'

/** The graph as JSON for a script element: `<` is escaped, so that no text of the content can close the element. */
export function serialiseGraph(nodes: Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes }
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}
