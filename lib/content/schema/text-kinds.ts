import * as z from 'zod'

/**
 * What a text of the content is to a translator: copy, which is translated; a name, which may be written in other letters
 * and which the pseudo-locale leaves alone; or a fact, which is the same in every language.
 */
export type TextKind = 'copy' | 'name' | 'fact'

const kinds = z.registry<{ kind: TextKind }>()

/** Copies the schema, as zod's own `.meta()` does, because the registry finds schemas by identity. */
function marked<Schema extends z.ZodType>(schema: Schema, kind: TextKind): Schema {
  const copy = schema.clone()
  kinds.add(copy, { kind })
  return copy
}

/** Marks a text as the name of a person, a firm, a vehicle or a place. Schemas derived from it are marked too. */
export const asName = <Schema extends z.ZodType>(schema: Schema) => marked(schema, 'name')

/** Marks a text that no translation may change. */
export const asFact = <Schema extends z.ZodType>(schema: Schema) => marked(schema, 'fact')

const hasPattern = (schema: z.ZodString) =>
  (schema.def.checks ?? []).some((check) => check._zod.def.check === 'string_format')

/**
 * The kind of a schema's value. A text with a pattern (a slug, a time, a number) is a fact, and so is every value
 * that is not a text.
 */
export function kindOf(schema: z.core.$ZodType): TextKind {
  const ownKind = kinds.get(schema)?.kind
  if (ownKind) return ownKind
  // A transformed text, such as a compiled message, has the kind of the text.
  if (schema instanceof z.ZodPipe) return kindOf(schema.def.in)
  return schema instanceof z.ZodString && !hasPattern(schema) ? 'copy' : 'fact'
}
