import type { Field } from '@sveltia/cms'
import * as z from 'zod'
import { type Rules, rulesOf } from './rules'

type Schema = z.core.$ZodType

/** The metadata of a schema for the editor, set by `.meta()`. */
type Note = { title?: string; description?: string; widget?: 'text' | 'image' | 'markdown' }

/** A schema without its `optional`, `default` and `transform` wrappers, and whether a value is required. */
type Bare = { schema: Schema; required: boolean; note: Note }

/** Objects with more fields than this are collapsed at first. */
const MOST_OPEN = 7

const noteOf = (schema: Schema) => (z.globalRegistry.get(schema) ?? {}) as Note

function bare(schema: Schema, required = true, note: Note = {}): Bare {
  const merged = { ...noteOf(schema), ...note }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return bare(schema.def.innerType, false, merged)
  // The editor edits the input of a transform, not its output.
  if (schema instanceof z.ZodPipe) return bare(schema.def.in, required, merged)
  return { schema, required, note: merged }
}

/** 'rentalIntroText' → 'Rental intro text'. */
export const labelOf = (name: string) => {
  const words = name
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function textRules(schema: z.ZodString): Rules {
  const { min, max, ...rules } = rulesOf(schema)
  const minlength = typeof min === 'number' && min > 1 ? { minlength: min } : {}
  return { ...rules, ...minlength, ...(max === undefined ? {} : { maxlength: max }) }
}

function textField(schema: z.ZodString, note: Note): Rules {
  // A newly chosen picture has a bare file name until it is saved, so it would not match a pattern.
  if (note.widget === 'image') return { widget: 'image', choose_url: false }
  return { widget: note.widget ?? 'string', ...textRules(schema) }
}

const numberKind = (schema: z.ZodNumber): Rules =>
  schema instanceof z.ZodNumberFormat ? { value_type: 'int' } : { value_type: 'float', step: 0.01 }

/** Formats with schema classes of their own: z.email(), z.url(), z.iso.date(). */
function formatField(format: string): Rules {
  if (format === 'email' || format === 'url') return { widget: 'string', type: format }
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  throw new Error(`No editor field for the text format '${format}'`)
}

const options = (values: readonly (string | number)[]) =>
  values.map((value) => ({ label: labelOf(String(value)), value }))

const shapeFields = (shape: Record<string, Schema>) =>
  Object.entries(shape).map(([name, inner]) => fieldOf(name, inner))

/** A list of short texts gets plain inputs; any other list gets a box for each item. */
function listField(schema: z.ZodArray): Rules {
  const item = bare(schema.element)
  if (item.schema instanceof z.ZodString && !item.note.widget)
    return { widget: 'list', ...textRules(item.schema), ...rulesOf(schema) }
  const inner =
    item.schema instanceof z.ZodObject
      ? { fields: shapeFields(item.schema.shape), collapsed: 'auto' }
      : { field: fieldOf('value', schema.element) }
  return { widget: 'list', ...rulesOf(schema), ...inner }
}

function objectField(schema: z.ZodObject): Rules {
  const fields = shapeFields(schema.shape)
  return { fields, collapsed: fields.length > MOST_OPEN ? 'auto' : false }
}

/** A record over an enum is an object with one field for each of its keys. */
function recordField(schema: z.ZodRecord): Rules {
  const keys = schema.keyType
  if (!(keys instanceof z.ZodEnum)) throw new Error('No editor field for a record with free keys')
  return {
    widget: 'object',
    fields: keys.options.map((key) => fieldOf(String(key), schema.valueType as Schema)),
  }
}

function widgetOf({ schema, note }: Bare): Rules {
  if (schema instanceof z.ZodString) return textField(schema, note)
  if (schema instanceof z.ZodStringFormat) return formatField(schema.def.format)
  if (schema instanceof z.ZodNumber) return { widget: 'number', ...numberKind(schema), ...rulesOf(schema) }
  if (schema instanceof z.ZodBoolean) return { widget: 'boolean', default: false }
  if (schema instanceof z.ZodEnum) return { widget: 'select', options: options(schema.options) }
  if (schema instanceof z.ZodArray) return listField(schema)
  if (schema instanceof z.ZodRecord) return recordField(schema)
  if (schema instanceof z.ZodObject) return { widget: 'object', ...objectField(schema) }
  throw new Error(`No editor field for the schema type '${schema._zod.def.type}'`)
}

/**
 * The editor's field for one key of a content file: its widget by the schema's type, its limits and patterns with the
 * schema's own messages, its label and hint by the schema's `.meta({ title, description })`.
 * @throws Error naming the key, for a type or check without a matching widget.
 */
export function fieldOf(name: string, schema: Schema): Field {
  const found = bare(schema)
  const { title, description } = found.note
  try {
    return {
      name,
      label: title ?? labelOf(name),
      ...(description && { hint: description }),
      required: found.required,
      ...widgetOf(found),
    } as Field
  } catch (cause) {
    throw new Error(`${name}: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
}

/** The fields of a whole file. */
export const fieldsOf = (schema: z.ZodObject): Field[] => shapeFields(schema.shape)
