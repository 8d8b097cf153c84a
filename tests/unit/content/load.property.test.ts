/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { parse, stringify } from 'yaml'
import { ContentError, readMarkdown, readYaml } from '@/lib/content/load'
import { categoriesSchema, companySchema, pageSchemas, postSchema, vehicleSchema } from '@/lib/content/schema'
import { wordsSchema } from '@/lib/content/words'

const folder = mkdtempSync(join(tmpdir(), 'content-'))
// The YAML reader warns of keys that are no texts; the schema refuses them.
beforeAll(() => void jest.spyOn(process, 'emitWarning').mockImplementation(() => undefined))
afterAll(() => rmSync(folder, { recursive: true }))

const schemas = [
  companySchema,
  categoriesSchema,
  vehicleSchema,
  postSchema,
  wordsSchema,
  ...Object.values(pageSchemas),
]

/** Whether a reader does with `text` what it may: reads it, or says in a `ContentError` what is wrong with it. */
function behaves(text: string, read: (file: string) => unknown): void {
  const file = join(folder, 'any')
  writeFileSync(file, text)
  try {
    read(file)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    expect(error.problems.length).toBeGreaterThan(0)
    expect(error.message).toContain(error.file)
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
  fc.constantFrom('slug', 'name', 'title', 'pictures', 'seats', 'specs', 'date', 'phone', '__proto__', 'toString'),
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
  .array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary', maxLength: 30 })), { maxLength: 4 })
  .map((parts) => parts.join('\n'))
const texts = fc.oneof(
  tree.map((value) => stringify(value)),
  lines,
  fc.string({ unit: 'binary', maxLength: 120 }),
)

it('any of 10,000 random texts is read as YAML, or is a mistake that is told', () => {
  fc.assert(
    fc.property(texts, fc.constantFrom(...schemas), (text, schema) =>
      behaves(text, (file) => readYaml(file, schema)),
    ),
    { numRuns: 10_000 },
  )
})

it.each(HOSTILE)('so is %j', (text) => {
  for (const schema of schemas) behaves(text, (file) => readYaml(file, schema))
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})

it('so is a post with any of 2,000 random heads and bodies', () => {
  const marked = fc
    .tuple(texts, fc.string({ unit: 'binary', maxLength: 60 }))
    .map(([head, body]) => `---\n${head}\n---\n${body}`)
  fc.assert(
    fc.property(fc.oneof(marked, texts), (text) => behaves(text, (file) => readMarkdown(file, postSchema))),
    { numRuns: 2000 },
  )
})

describe('a vehicle in which one value was replaced', () => {
  type Place = (string | number)[]

  const placesIn = (value: unknown): Place[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => [
          [key],
          ...placesIn(inner).map((place) => [key, ...place]),
        ])
      : []

  const withValue = (root: unknown, [key, ...rest]: Place, value: unknown): unknown => {
    if (key === undefined) return value
    const copy = (Array.isArray(root) ? [...(root as unknown[])] : { ...(root as object) }) as Record<string, unknown>
    copy[key] = withValue(copy[key], rest, value)
    return copy
  }

  const vehicles = readdirSync('content/fleet/vehicles').map((name): unknown =>
    parse(readFileSync(join('content/fleet/vehicles', name), 'utf8')),
  )
  const changed = fc
    .constantFrom(...vehicles)
    .chain((vehicle) =>
      fc
        .tuple(fc.constantFrom(...placesIn(vehicle)), tree)
        .map(([place, value]) => stringify(withValue(vehicle, place, value))),
    )

  it('is read, or the mistake is told, 1,000 times', () => {
    fc.assert(
      fc.property(changed, (text) => behaves(text, (file) => readYaml(file, vehicleSchema))),
      { numRuns: 1000 },
    )
  })
})
