import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const folder = mkdtempSync(join(tmpdir(), 'env-'))
afterAll(() => rmSync(folder, { recursive: true }))

const address = (file: string) => JSON.stringify(pathToFileURL(resolve(file)).href)

it('modules imported after it see the values of .env files', () => {
  writeFileSync(join(folder, '.env'), 'LOCALES=en,hi\n')
  const main = `import ${address('tools/shared/load-env.ts')}
import { locales } from ${address('lib/config/locales.ts')}
console.log(locales.join())`
  const args = [
    '--import',
    pathToFileURL(require.resolve('tsx')).href,
    '--input-type',
    'module',
    '--eval',
    main,
  ]
  const env = { ...process.env }
  delete env.LOCALES
  expect(execFileSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' }).trim()).toBe('en,hi')
})
