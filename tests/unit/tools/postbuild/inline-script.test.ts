import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { minifyOnce } from '@/tools/postbuild/inline-script'
import { openCache } from '@/tools/shared/build-cache'

const folder = mkdtempSync(join(tmpdir(), 'minified-'))
afterAll(() => rmSync(folder, { recursive: true }))

const BUNDLE = '(()=>{const unused=1;function twice(a){return a+a}console.log(twice(2))})()'

it('minifies each script once, also in later builds', async () => {
  const cache = openCache(folder)
  const make = jest.spyOn(cache, 'get')
  const minify = minifyOnce(cache)
  expect(await Promise.all([minify(BUNDLE), minify(BUNDLE)])).toEqual([
    'console.log(2+2);',
    'console.log(2+2);',
  ])
  expect(make).toHaveBeenCalledTimes(1)
  expect(await minifyOnce(openCache(folder))(BUNDLE)).toBe('console.log(2+2);')
  expect(readdirSync(folder)).toHaveLength(1)
})
