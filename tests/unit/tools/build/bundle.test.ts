import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const project = mkdtempSync(join(tmpdir(), 'bundle-'))
afterAll(() => rmSync(project, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(project, file)), { recursive: true })
  writeFileSync(join(project, file), text)
}

/** Runs a script of the project from the bundle of these. @returns what it prints, and the bundle's folder. */
function run(...scripts: string[]) {
  const code = `import { bundle } from ${JSON.stringify(pathToFileURL(resolve('tools/setup/bundle.mjs')).href)}
const addressOf = await bundle('some', process.argv.slice(1))
await import(addressOf(process.argv[1]))
console.log(/some-[^/]+/.exec(addressOf(process.argv[1]))[0])`
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type', 'module', '--eval', code, ...scripts],
    { encoding: 'utf8', cwd: project },
  )
  const [printed, folder = ''] = stdout.trim().split('\n')
  return { printed, folder, stderr }
}

const bundles = () => readdirSync(join(project, '.cache')).sort()

beforeEach(() => {
  rmSync(project, { recursive: true })
  write('package.json', '{}')
  write('tsconfig.json', '{}')
  write('tools/setup/bundle.mjs', '')
  write('a.ts', `import { text } from './shared'; console.log('a: ' + text)`)
  write('b.ts', `console.log('b' as string)`)
  write('shared.ts', `export const text: string = 'first'`)
})

it('a bundle is kept while its sources stay the same', () => {
  const first = run('a.ts')
  expect(first).toMatchObject({ printed: 'a: first', stderr: '' })
  write('b.ts', `console.log('not in it' as string)`)
  expect(run('a.ts')).toEqual(first)
  expect(bundles()).toEqual([first.folder, 'some.json'])
})

it.each<[string, () => void]>([
  ['a source', () => write('shared.ts', `export const text: string = 'second'`)],
  ['a package', () => write('package.json', '{ "devDependencies": {} }')],
  ['a setting', () => write('tsconfig.json', '{ "compilerOptions": {} }')],
  ['the bundler', () => write('tools/setup/bundle.mjs', '// other options')],
])('another is made after a change of %s', (changed, change) => {
  const first = run('a.ts')
  change()
  const second = run('a.ts')
  expect(second).toMatchObject({ printed: changed === 'a source' ? 'a: second' : 'a: first', stderr: '' })
  expect(second.folder).not.toBe(first.folder)
  expect(run('a.ts')).toEqual(second)
})

it('another is made for other scripts, and where a source or the bundle is gone', () => {
  run('a.ts')
  const second = run('b.ts', 'a.ts')
  expect(second.printed).toBe('b')
  rmSync(join(project, '.cache', second.folder), { recursive: true })
  const third = run('b.ts', 'a.ts')
  expect(third.printed).toBe('b')
  write('a.ts', `console.log('alone' as string)`)
  rmSync(join(project, 'shared.ts'))
  expect(run('a.ts', 'b.ts').printed).toBe('alone')
})

it('a bundle is not kept if a source was saved while it was being made', () => {
  const soon = Date.now() / 1000 + 60
  utimesSync(join(project, 'shared.ts'), soon, soon)
  const first = run('a.ts')
  expect(first.printed).toBe('a: first')
  expect(run('a.ts').folder).not.toBe(first.folder)
})

it('earlier bundles are deleted a day later', () => {
  const { folder } = run('a.ts')
  const yesterday = Date.now() / 1000 - 90_000
  utimesSync(join(project, '.cache', folder), yesterday, yesterday)
  write('shared.ts', `export const text: string = 'second'`)
  const second = run('a.ts')
  expect(bundles()).toEqual([second.folder, 'some.json'])
})
