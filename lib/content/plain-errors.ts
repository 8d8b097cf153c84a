import type { YAMLError } from 'yaml'
import type * as z from 'zod'

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false: write true for yes, false for no',
  array: 'a list: one line each, which begins with - and a space',
  object: "a group of lines such as 'name: value'",
  record: "a group of lines such as 'name: value'",
}

function typeReason(expected: string, input: unknown): string {
  if (input === undefined) return 'is missing'
  const wanted = `must be ${kinds[expected] ?? expected}`
  if (input === null) return `${wanted}, and is empty`
  const isBareValue = typeof input === 'number' || typeof input === 'boolean'
  return expected === 'string' && isBareValue ? `${wanted}: put it in quotes` : wanted
}

const units: Record<string, string> = { string: ' characters', array: ' entries', number: '' }

function sizeReason(origin: string, limit: number | bigint, bound: string): string {
  if (origin === 'string' && Number(limit) === 1 && bound === 'at least ') return 'must not be empty'
  return `must ${origin === 'number' ? 'be' : 'have'} ${bound}${limit}${units[origin] ?? ''}`
}

/** zod's error messages in plain words for editors. A message of the schema itself takes precedence. */
export const plainReason: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return typeReason(issue.expected, issue.input)
    case 'too_small':
      return sizeReason(issue.origin, issue.minimum, issue.exact ? '' : 'at least ')
    case 'too_big':
      return sizeReason(issue.origin, issue.maximum, issue.exact ? '' : 'at most ')
    case 'invalid_value':
      return issue.input === undefined ? 'is missing' : `must be one of: ${issue.values.join(', ')}`
    case 'unrecognized_keys':
    case 'invalid_key':
      return 'is no name that is known here: it is misspelt, or stands in the wrong place'
    default:
      return undefined
  }
}

const INDENTATION =
  'is indented unlike the lines around it: lines that belong together begin below one another'
const COLON = 'the text contains a colon followed by a space: put the whole text in quotes'
const QUOTES = 'a quotation mark, colon or bracket is out of place: put the whole text in double quotes'

const yamlReasons: Partial<Record<YAMLError['code'], string>> = {
  BAD_ALIAS: 'a text may not begin with & or *: put it in quotes',
  BAD_DQ_ESCAPE: 'a text in double quotes holds a backslash: write two, or put the text in single quotes',
  BAD_SCALAR_START: 'a text may not begin with this character: put it in quotes',
  BLOCK_IN_FLOW: 'a bracket is not closed: [ needs ], and { needs }',
  DUPLICATE_KEY: 'this name stands twice in its group: take one of the two out',
  MULTIPLE_DOCS: 'a line of --- or ... begins a second document: take it out',
  TAB_AS_INDENT: 'the line begins with a tab: use spaces',
  TAG_RESOLVE_FAILED: 'a text may not begin with !: put it in quotes',
  UNEXPECTED_TOKEN: QUOTES,
}

/** A YAML syntax error in plain words for editors. @param all the errors of the document, in their order. */
export function yamlReason({ code, message, pos }: YAMLError, all: YAMLError[]): string {
  const withIt = all.filter((other) => other.pos[0] === pos[0]).map((other) => other.code)
  switch (code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
      return withIt.includes('MULTILINE_IMPLICIT_KEY') || !message.startsWith('Nested') ? INDENTATION : COLON
    case 'MULTILINE_IMPLICIT_KEY':
      return "must read like 'name: text', with a colon and a space between"
    case 'MISSING_CHAR':
      return message.startsWith('Missing closing')
        ? 'a quotation mark that is opened here or above is not closed'
        : "must read like 'name: text', with a colon and a space between"
    case 'BAD_INDENT':
      return message.startsWith('Flow')
        ? 'a bracket that is opened here or above is not closed: [ needs ], and { needs }'
        : INDENTATION
    default:
      return yamlReasons[code] ?? `cannot be read: ${message.split('\n')[0]}`
  }
}
