import * as z from 'zod'
import { plainReason } from './reasons'
import { inLanguages } from './schema/icu'
import { kindOf, type TextKind } from './schema/text-kinds'

/** Translating a value of the content by its schema, which knows what in it is copy: lib/content/schema/text-kinds.ts. */

type Schema = z.core.$ZodType
type Path = PropertyKey[]
type Problem = { path: Path; reason: string }

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A schema without its `optional`, `default`, `nullable` and `transform`. */
function bare(schema: Schema): Schema {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return bare(schema.def.innerType)
  return schema
}

/** The schema of the value at a key of a group or a list; undefined where there can be none. */
function schemaAt(schema: Schema, key: string): Schema | undefined {
  if (schema instanceof z.ZodObject) return (schema.shape as Record<string, Schema>)[key]
  if (schema instanceof z.ZodRecord) return schema.valueType as Schema
  return undefined
}

const isWhole = (schema: Schema) =>
  !(schema instanceof z.ZodObject || schema instanceof z.ZodRecord || schema instanceof z.ZodArray)

/** What a schema made of copy, with its texts replaced: a compiled message has one for each plural. */
function mapMade<Value>(value: Value, kind: TextKind, change: (text: string) => string): Value {
  if (kind !== 'copy') return value
  if (typeof value === 'string') return change(value) as Value
  if (!isGroup(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, mapMade(each, kind, change)]),
  ) as Value
}

/**
 * A parsed value with every text replaced.
 * @param change is given each text, what it is, where it stands, and its schema.
 */
export function mapTexts<Value>(
  schema: Schema,
  value: Value,
  change: (text: string, kind: TextKind, path: Path, schema: Schema) => string,
  path: Path = [],
): Value {
  const inner = bare(schema)
  const next = (at: Schema | undefined, each: unknown, key: PropertyKey) =>
    at ? mapTexts(at, each, change, [...path, key]) : each
  if (typeof value === 'string') return change(value, kindOf(inner), path, inner) as Value
  if (inner instanceof z.ZodPipe)
    return mapMade(value, kindOf(inner), (text) => change(text, kindOf(inner), path, inner))
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((each, index) => next(inner.element, each, index)) as Value
  if (!isGroup(value) || isWhole(inner)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, next(schemaAt(inner, key), each, key)]),
  ) as Value
}

function listProblems(schema: z.ZodArray, value: unknown, base: unknown, path: Path): Problem[] {
  if (!Array.isArray(value)) return [{ path, reason: 'must be a list' }]
  const count = Array.isArray(base) ? base.length : 0
  if (value.length !== count)
    return [
      {
        path,
        reason: `must have ${count} items, as in the file it translates; leave one empty to keep its text`,
      },
    ]
  return value.flatMap((each, index) =>
    overlayProblems(schema.element, each, (base as unknown[])[index], [...path, index]),
  )
}

/**
 * What an overlay may not hold: keys that its file does not know, facts, lists of another length. An empty value stands
 * for the text of the file it translates.
 * @param base the value of that file, as it is written.
 */
export function overlayProblems(schema: Schema, overlay: unknown, base: unknown, path: Path = []): Problem[] {
  if (overlay === null || overlay === undefined) return []
  const inner = bare(schema)
  if (inner instanceof z.ZodArray) return listProblems(inner, overlay, base, path)
  if (isWhole(inner))
    return kindOf(inner) === 'fact'
      ? [{ path, reason: 'is no text to translate: it stands in the file that this one translates' }]
      : []
  if (!isGroup(overlay)) return [{ path, reason: 'must be a group of values' }]
  return Object.entries(overlay).flatMap(([key, value]) => {
    const at = schemaAt(inner, key)
    const place = [...path, key]
    if (!at) return [{ path: place, reason: 'is no value of the file that this one translates' }]
    return overlayProblems(at, value, isGroup(base) ? base[key] : undefined, place)
  })
}

/** What the schema refuses in the texts of an overlay. Their plurals have the categories of their language. */
export function textProblems(schema: Schema, overlay: unknown, locale: string): Problem[] {
  const problems: Problem[] = []
  mapTexts(schema, overlay, (text, kind, path, at) => {
    const parsed = inLanguages([locale], () => z.core.safeParse(at, text, { error: plainReason }))
    if (kind !== 'fact' && !parsed.success)
      problems.push(...parsed.error.issues.map(({ message }) => ({ path, reason: message })))
    return text
  })
  return problems
}

/** The texts of an overlay in place of those it translates. Both as they are written. */
export function merge(base: unknown, overlay: unknown): unknown {
  if (overlay === null || overlay === undefined) return base
  if (Array.isArray(base) && Array.isArray(overlay))
    return base.map((each, index) => merge(each, overlay[index]))
  if (!isGroup(base) || !isGroup(overlay)) return overlay
  const keys = [...new Set([...Object.keys(base), ...Object.keys(overlay)])]
  return Object.fromEntries(keys.map((key) => [key, merge(base[key], overlay[key])]))
}

/** Where the copy of a value as it is written stands, each as one text such as `questions.0.answer`. */
export function copyPaths(schema: Schema, value: unknown): string[] {
  const paths: string[] = []
  mapTexts(schema, value, (text, kind, path) => {
    if (kind === 'copy') paths.push(path.join('.'))
    return text
  })
  return paths
}
