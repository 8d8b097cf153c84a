import type * as z from 'zod'

/** Options of an editor's field. */
export type Rules = Record<string, unknown>

type Rule = z.core.$ZodChecks['_zod']['def'] | z.core.$ZodCustomDef

/** The schema's own message for a value that breaks one of its rules. */
function messageOf(check: z.core.$ZodCheck): string {
  const error = check._zod.def.error?.({ input: '', path: [] } as never)
  return (typeof error === 'string' ? error : error?.message) ?? 'has an invalid format'
}

const isSafeLimit = (limit: number) => Math.abs(limit) < Number.MAX_SAFE_INTEGER

/** Converts one check to the editor's rule. A `refine` has none: only the schema itself can evaluate it. */
function ruleOf(check: z.core.$ZodCheck): Rules {
  const rule = check._zod.def as Rule
  switch (rule.check) {
    case 'min_length':
      return { min: rule.minimum }
    case 'max_length':
      return { max: rule.maximum }
    case 'length_equals':
      return { min: rule.length, max: rule.length }
    case 'string_format': {
      const { pattern } = rule as z.core.$ZodCheckStringFormatDef
      if (!pattern || pattern.flags) throw new Error(`No editor rule for the text format '${rule.format}'`)
      return { pattern: [pattern.source, messageOf(check)] }
    }
    case 'greater_than':
      return isSafeLimit(Number(rule.value)) ? { min: Number(rule.value) + (rule.inclusive ? 0 : 1) } : {}
    case 'less_than':
      return isSafeLimit(Number(rule.value)) ? { max: Number(rule.value) - (rule.inclusive ? 0 : 1) } : {}
    case 'custom':
    case 'number_format':
      return {}
    default:
      throw new Error(`No editor rule for the check '${rule.check}'`)
  }
}

/** Converts a schema's checks to options of an editor's field: `min`, `max`, `pattern`. */
export const rulesOf = (schema: z.core.$ZodType): Rules =>
  Object.assign({}, ...(schema._zod.def.checks ?? []).map((check) => ruleOf(check)))
