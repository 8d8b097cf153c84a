import { resolve } from 'node:path'
import { ContentError } from '@/lib/content/content-error'
import { parseMarkdown, parseYaml } from '@/lib/content/load'
import { categoriesSchema, vehicleSchema } from '@/lib/content/schema/fleet'
import { postSchema } from '@/lib/content/schema/post'

// The YAML parser warns of keys that are not strings; the schema rejects them.
beforeAll(() => void jest.spyOn(process, 'emitWarning').mockImplementation(() => undefined))

const file = resolve('content', 'any.yaml')

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
  '---',
  'no head',
]

it.each(HOSTILE)('%j is refused by an error that names the file and the problem', (text) => {
  // A list and an object: what is wrong with these texts is found before their schema.
  for (const parse of [
    () => parseYaml(file, text, categoriesSchema),
    () => parseYaml(file, text, vehicleSchema),
    () => parseMarkdown(file, `---\n${text}\n---\nText`, postSchema),
    () => parseMarkdown(file, text, postSchema),
  ]) {
    const refused = expect.objectContaining({ problems: expect.arrayContaining([expect.anything()]) })
    expect(parse).toThrow(refused)
    expect(parse).toThrow(ContentError)
    expect(parse).toThrow('content/any.yaml')
  }
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})
