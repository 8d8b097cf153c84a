import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildOnce } from '@/tools/postbuild/inline-script'
import { openCache } from '@/tools/shared/build-cache'

const folder = mkdtempSync(join(tmpdir(), 'scripts-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('bundles and minifies each script once, also for later builds', async () => {
  const source = join(folder, 'source.ts')
  writeFileSync(
    source,
    'const unused = 1; function twice(a: number) { return a + a } console.log(twice(NUMBER))',
  )
  const cache = openCache(join(folder, 'cache'))
  const get = jest.spyOn(cache, 'get')
  const build = buildOnce(cache)
  const texts = await Promise.all(['2', '2', '3'].map((NUMBER) => build(source, { NUMBER })))
  expect(texts.map((text) => text.trim())).toEqual([
    'console.log(2+2);',
    'console.log(2+2);',
    'console.log(3+3);',
  ])
  expect(get).toHaveBeenCalledTimes(2)
  rmSync(source)
  expect(await buildOnce(openCache(join(folder, 'cache')))(source, { NUMBER: '3' })).toBe(texts[2])
})
