import * as z from 'zod'
import { plainReason } from './plain-errors'
import { inLanguages } from './schema/icu'
import { kindOf, type TextKind } from './schema/text-kinds'

/**
 * Translates a value of the content by its schema, which says which of its texts are copy:
 * lib/content/schema/text-kinds.ts.
 */

type Schema = z.core.$ZodType
type Path = PropertyKey[]
type Problem = { path: Path; reason: string }

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A schema without its `optional`, `default`, `nullable` and `transform`. */
function unwrap(schema: Schema): Schema {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return unwrap(schema.def.innerType)
  return schema
}

/** The schema of the value at a key; undefined where the schema has no such key. */
function schemaAt(schema: Schema, key: string): Schema | undefined {
  if (schema instanceof z.ZodObject) return (schema.shape as Record<string, Schema>)[key]
  if (schema instanceof z.ZodRecord) return schema.valueType as Schema
  return undefined
}

const isLeaf = (schema: Schema) =>
  !(schema instanceof z.ZodObject || schema instanceof z.ZodRecord || schema instanceof z.ZodArray)

/** A transformed value with its texts replaced: a compiled message has one text per plural category. */
function mapTransformed<Value>(value: Value, kind: TextKind, change: (text: string) => string): Value {
  if (kind !== 'copy') return value
  if (typeof value === 'string') return change(value) as Value
  if (!isGroup(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, mapTransformed(each, kind, change)]),
  ) as Value
}

/**
 * A parsed value with every text replaced.
 * @param change is called with each text, its kind, its path and its schema.
 */
export function mapTexts<Value>(
  schema: Schema,
  value: Value,
  change: (text: string, kind: TextKind, path: Path, schema: Schema) => string,
  path: Path = [],
): Value {
  const inner = unwrap(schema)
  const next = (at: Schema | undefined, each: unknown, key: PropertyKey) =>
    at ? mapTexts(at, each, change, [...path, key]) : each
  if (typeof value === 'string') return change(value, kindOf(inner), path, inner) as Value
  if (inner instanceof z.ZodPipe)
    return mapTransformed(value, kindOf(inner), (text) => change(text, kindOf(inner), path, inner))
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((each, index) => next(inner.element, each, index)) as Value
  if (!isGroup(value) || isLeaf(inner)) return value
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
 * The mistakes in an overlay: unknown keys, facts, lists of another length. An empty value means the text of the
 * translated file.
 * @param base the unparsed value of that file.
 */
export function overlayProblems(schema: Schema, overlay: unknown, base: unknown, path: Path = []): Problem[] {
  if (overlay === null || overlay === undefined) return []
  const inner = unwrap(schema)
  if (inner instanceof z.ZodArray) return listProblems(inner, overlay, base, path)
  if (isLeaf(inner))
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

/** Replaces texts by those of an overlay. Both are unparsed values. */
export function merge(base: unknown, overlay: unknown): unknown {
  if (overlay === null || overlay === undefined) return base
  if (Array.isArray(base) && Array.isArray(overlay))
    return base.map((each, index) => merge(each, overlay[index]))
  if (!isGroup(base) || !isGroup(overlay)) return overlay
  const keys = [...new Set([...Object.keys(base), ...Object.keys(overlay)])]
  return Object.fromEntries(keys.map((key) => [key, merge(base[key], overlay[key])]))
}

/** All copy in an unparsed value by its path, such as `questions.0.answer`. */
export function copyTexts(schema: Schema, value: unknown): Map<string, string> {
  const texts = new Map<string, string>()
  mapTexts(schema, value, (text, kind, path) => {
    if (kind === 'copy') texts.set(path.join('.'), text)
    return text
  })
  return texts
}
