import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashOfFile, readShared } from '@/tools/shared/shared-memory'

const folder = mkdtempSync(join(tmpdir(), 'hash-'))
afterAll(() => rmSync(folder, { recursive: true }))

it.each([
  ['short', 'a'],
  ['longer than all before it', 'é'.repeat(400_000)],
  ['shorter than the one before it', 'b'],
  ['empty', ''],
])('hashes and reads a file that is %s', (name, text) => {
  const file = join(folder, name)
  writeFileSync(file, text)
  expect(hashOfFile(file)).toBe(createHash('sha256').update(text).digest('hex'))
  expect(readShared(file).toString()).toBe(text)
})
