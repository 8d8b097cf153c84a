import type { Graph, Thing } from 'schema-dts'

/** Linked nodes as JSON that may stand inside a script element: no text of the content can close it. */
export function serialiseGraph(nodes: Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes }
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}
