/** An object of JSON-LD. */
export type Node = Record<string, unknown>

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const typesOf = (node: Node) => [node['@type']].flat().filter((type) => typeof type === 'string')

/** Supertypes of schema.org with requirements of their own. schema-dts checks properties and types at compile time. */
const ABOVE: Record<string, string[]> = {
  AutoRental: ['LocalBusiness', 'Organization'],
  Car: ['Vehicle'],
  BusOrCoach: ['Vehicle'],
}

/** A type and its supertypes. */
export const lineage = (name: string): string[] => [name, ...(ABOVE[name] ?? [])]
