import type { Field } from '@sveltia/cms'
import * as z from 'zod'

/** Options of an editor's field. */
type Options = Record<string, unknown>

type Limit = 'minLength' | 'maxLength' | 'minItems' | 'maxItems' | 'minimum' | 'maximum' | 'exclusiveMinimum'

/** The part of JSON Schema that zod writes for the content, with the schema's `.meta()`. */
type Json = Partial<Record<Limit, number>> & {
  type?: string
  title?: string
  description?: string
  widget?: 'string' | 'text' | 'image' | 'markdown'
  format?: string
  pattern?: string | [pattern: string, message: string]
  enum?: (string | number)[]
  items?: Json
  properties?: Record<string, Json>
  required?: string[]
  propertyNames?: Json
  additionalProperties?: Json
}

/** Objects with more fields than this are collapsed at first. */
const MOST_OPEN = 7

/** 'rentalIntroText' → 'Rental intro text'. */
export const labelOf = (name: string) => {
  const words = name
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A schema's input, each pattern with the schema's own message. Only the schema itself can evaluate a `refine`. */
const toJson = (schema: z.ZodType) =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema, path }) => {
      for (const check of zodSchema._zod.def.checks ?? []) {
        const { pattern } = check._zod.def as z.core.$ZodCheckStringFormatDef
        if (pattern?.flags) throw new Error(`${path.join('.')}: No editor rule for a pattern with flags`)
        const message = check._zod.def.error?.({ input: '', path: [] } as never) ?? 'has an invalid format'
        if (pattern) (jsonSchema as Json).pattern = [pattern.source, message as string]
      }
    },
  }) as Json

const FORMATS: Record<string, Options> = {
  email: { widget: 'string', type: 'email' },
  uri: { widget: 'string', type: 'url' },
  date: { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' },
}

function textField({ widget = 'string', format = '', pattern, minLength = 0, maxLength }: Json): Options {
  if (FORMATS[format]) return FORMATS[format]
  if (typeof pattern === 'string') throw new Error(`No editor field for the text format '${format}'`)
  // A newly chosen picture has a bare file name until it is saved, so it would not match a pattern.
  if (widget === 'image') return { widget, choose_url: false }
  return { widget, pattern, minlength: minLength > 1 ? minLength : undefined, maxlength: maxLength }
}

function numberField({ type, minimum, exclusiveMinimum, maximum }: Json): Options {
  const least = exclusiveMinimum === undefined ? minimum : exclusiveMinimum + 1
  const [min, max] = [least, maximum].map((limit) =>
    Math.abs(limit ?? Infinity) < Number.MAX_SAFE_INTEGER ? limit : undefined,
  )
  const kind = type === 'integer' ? { value_type: 'int' } : { value_type: 'float', step: 0.01 }
  return { widget: 'number', ...kind, min, max }
}

/** A list of short texts gets plain inputs; any other list gets a box for each item. */
function listField({ items = {}, minItems: min, maxItems: max }: Json): Options {
  const inner = widgetOf(items)
  if (inner.widget === 'string' && !inner.type) return { ...inner, widget: 'list', min, max }
  const item = inner.fields ? { fields: inner.fields, collapsed: 'auto' } : { field: fieldOf('value', items) }
  return { widget: 'list', min, max, ...item }
}

/** A record over an enum is an object with one field for each of its keys. */
function objectField({ properties, propertyNames, additionalProperties, required = [] }: Json): Options {
  const keys = propertyNames?.enum?.map((key) => [String(key), additionalProperties ?? {}] as const)
  const shape = properties ?? (keys && Object.fromEntries(keys))
  if (!shape) throw new Error('No editor field for a record with free keys')
  const fields = Object.entries(shape).map(([name, inner]) => fieldOf(name, inner, required.includes(name)))
  return { widget: 'object', fields, collapsed: fields.length > MOST_OPEN ? 'auto' : false }
}

function widgetOf(json: Json): Options {
  if (json.enum)
    return { widget: 'select', options: json.enum.map((value) => ({ label: labelOf(String(value)), value })) }
  if (json.type === 'string') return textField(json)
  if (json.type === 'number' || json.type === 'integer') return numberField(json)
  if (json.type === 'boolean') return { widget: 'boolean', default: false }
  if (json.type === 'array') return listField(json)
  if (json.type === 'object') return objectField(json)
  throw new Error(`No editor field for the schema type '${json.type}'`)
}

function fieldOf(name: string, json: Json, required = true): Field {
  const { title = labelOf(name), description: hint } = json
  try {
    return { name, label: title, hint, required, ...widgetOf(json) } as Field
  } catch (cause) {
    throw new Error(`${name}: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
}

/**
 * The editor's fields for a content file, one for each key: its widget by the schema's type, its limits and patterns with
 * the schema's own messages, its label and hint by the schema's `.meta({ title, description })`.
 * @throws Error naming the key, for a type without a matching widget.
 */
export const fieldsOf = (schema: z.ZodObject): Field[] => objectField(toJson(schema)).fields as Field[]
