import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod'
import { contentChanged } from '@/lib/content/content-version'
import { readYaml } from '@/lib/content/load'
import { memoize } from '@/lib/content/memoize'

const folder = mkdtempSync(join(tmpdir(), 'changed-'))
const file = join(folder, 'a.yaml')
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => writeFileSync(file, 'name: Dzire\n'))

const parse = jest.fn((name: string) => name)
const schema = z.strictObject({ name: z.string().transform(parse) })

it('outside development a memoized reader reads again only after contentChanged', () => {
  const reader = memoize(() => readYaml(file, schema))
  expect(reader()).toEqual({ name: 'Dzire' })
  writeFileSync(file, 'name: Aura\n')
  expect(reader()).toEqual({ name: 'Dzire' })
  contentChanged()
  expect(reader()).toEqual({ name: 'Aura' })
})

it('a file with the same text is not parsed again', () => {
  const first = readYaml(file, schema)
  parse.mockClear()
  expect(readYaml(file, schema)).toBe(first)
  expect(parse).not.toHaveBeenCalled()
})

it('a file is parsed again with another schema, and in another language', () => {
  const first = readYaml(file, schema)
  expect(readYaml(file, z.strictObject({ name: z.string().toUpperCase() }))).toEqual({ name: 'DZIRE' })
  expect(readYaml(file, schema, 'en-XA')).not.toEqual(first)
})
