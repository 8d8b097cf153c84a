import { resolve } from 'node:path'
import fc from 'fast-check'
import { stringify } from 'yaml'
import { ContentError } from '@/lib/content/content-error'
import { parseMarkdown, parseYaml } from '@/lib/content/load'
import { companySchema } from '@/lib/content/schema/company'
import { categoriesSchema, vehicleSchema } from '@/lib/content/schema/fleet'
import { pageSchemas } from '@/lib/content/schema/pages'
import { postSchema } from '@/lib/content/schema/post'
import { messagesSchema } from '@/lib/content/schema/messages'
import { randomRuns } from '@/tests/unit/random-runs'

// The YAML parser warns of keys that are not strings; the schema rejects them.
beforeAll(() => void jest.spyOn(process, 'emitWarning').mockImplementation(() => undefined))

const schemas = [
  companySchema,
  categoriesSchema,
  vehicleSchema,
  postSchema,
  messagesSchema,
  ...Object.values(pageSchemas),
]

const file = resolve('content', 'any.yaml')

/**
 * Whether a parser either parses a text or throws a `ContentError` that names the problem. For speed, the texts are not
 * written to files (13,000 writes take longer than all the parsing), and `expect` is not called for each.
 */
function behaves(parseText: () => unknown): void {
  try {
    parseText()
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    if (error.problems.length === 0) throw new Error('A ContentError without a problem', { cause: error })
    if (!error.message.includes(error.file))
      throw new Error('A ContentError without its file', { cause: error })
  }
}

const HOSTILE = [
  '&a [*a, *b]',
  'a: *nobody',
  'a: &a [x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: [*c,*c,*c,*c,*c,*c,*c,*c,*c]',
  '__proto__: {polluted: yes}',
  'constructor: {prototype: {polluted: yes}}',
  '? [a, b]\n: c',
  '? {a: b}\n: c',
  '<<: *a',
  '<<: x',
  '!!js/function "function () {}"',
  '!!binary "AA=="',
  '!!set {a, b}',
  '!!timestamp 2026-02-30',
  '!!map x',
  '--- a\n--- b',
  '%YAML 9.9\n---\na',
  '[[[[[[[[[[[[',
  '{"a": 1, "a": 2}',
  '\ttab: x',
  'a: .nan',
  'a: 9999999999999999999999999',
  '\u0000',
  '\ufeffslug: x',
  '- slug\n- slug',
  'null',
  '',
]

const keys = fc.oneof(
  fc.constantFrom(
    'slug',
    'name',
    'title',
    'pictures',
    'seats',
    'specs',
    'date',
    'phone',
    '__proto__',
    'toString',
  ),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
)
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(keys, tie('tree'), { maxKeys: 5 }),
  ),
}))
const lines = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary', maxLength: 30 })), {
    maxLength: 4,
  })
  .map((parts) => parts.join('\n'))
const texts = fc.oneof(
  tree.map((value) => stringify(value)),
  lines,
  fc.string({ unit: 'binary', maxLength: 120 }),
)

it('parses thousands of random texts as YAML, or reports an error', () => {
  fc.assert(
    fc.property(texts, fc.constantFrom(...schemas), (text, schema) =>
      behaves(() => parseYaml(file, text, schema)),
    ),
    { numRuns: randomRuns(2000, 10_000) },
  )
})

it.each(HOSTILE)('parses %j, or reports an error', (text) => {
  // A list and an object: what is wrong with these texts is found before their schema.
  for (const schema of [categoriesSchema, vehicleSchema]) behaves(() => parseYaml(file, text, schema))
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})

it('parses posts with random heads and bodies, or reports an error', () => {
  const marked = fc
    .tuple(texts, fc.string({ unit: 'binary', maxLength: 60 }))
    .map(([head, body]) => `---\n${head}\n---\n${body}`)
  fc.assert(
    fc.property(fc.oneof(marked, texts), (text) => behaves(() => parseMarkdown(file, text, postSchema))),
    { numRuns: randomRuns(400, 2000) },
  )
})
