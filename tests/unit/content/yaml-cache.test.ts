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

it('what is not read any more is dropped', async () => {
  const check = await otherProcess(file)
  check.cachedYaml('bags: 2', () => ({ bags: 2 }))
  expect(check.yamlCacheText()).toBe('[["bags: 2",{"bags":2}]]')
})

it('an invalid text is not stored', async () => {
  const check = await otherProcess(file)
  const parse = () => {
    throw new Error('no YAML')
  }
  expect(() => check.cachedYaml('a: : b', parse)).toThrow('no YAML')
  expect(check.yamlCacheText()).toBe('[]')
})

it('without a cache every text is parsed', async () => {
  const development = await otherProcess('')
  const parse = jest.fn(() => 1)
  development.cachedYaml('1', parse)
  development.cachedYaml('1', parse)
  expect(parse).toHaveBeenCalledTimes(2)
})
