import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'yaml-'))
const file = join(folder, 'yaml.json')

/** The module as another process of the build has it. */
async function otherProcess(cacheFile: string) {
  jest.resetModules()
  process.env.YAML_CACHE = cacheFile
  return import('@/lib/content/yaml-cache')
}

afterAll(() => {
  delete process.env.YAML_CACHE
  rmSync(folder, { recursive: true })
})

it('a text that another process has parsed is not parsed again', async () => {
  const check = await otherProcess(file)
  expect(check.cachedYaml('seats: 4', () => ({ seats: 4 }))).toEqual({ seats: 4 })
  writeFileSync(file, check.yamlCacheText())

  const worker = await otherProcess(file)
  const parse = jest.fn(() => ({ seats: 5 }))
  expect(worker.cachedYaml('seats: 4', parse)).toEqual({ seats: 4 })
  expect(parse).not.toHaveBeenCalled()
  expect(worker.cachedYaml('seats: 5', parse)).toEqual({ seats: 5 })
})

it('an invalid text is not stored', async () => {
  const check = await otherProcess(file)
  const parse = () => {
    throw new Error('no YAML')
  }
  expect(() => check.cachedYaml('a: : b', parse)).toThrow('no YAML')
  expect(check.yamlCacheText()).toBe('[]')
})
