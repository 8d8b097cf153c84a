import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Below the project, so that packages resolve. */
const CACHE = '.cache'
const DAY_MS = 86_400_000
/** What a bundle depends on besides its sources: how it is made, and packages by their version. */
const SETTINGS = ['package.json', 'tsconfig.json', 'tools/setup/bundle.mjs']

/** @param {string[]} files */
function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files) {
    const contents = readFileSync(file)
    hash.update(`${file}:${contents.length}:`).update(contents)
  }
  return hash.digest('hex')
}

/**
 * The folder of the bundle that an earlier process has made, if none of its sources has changed.
 * @param {string} record
 * @param {string[]} scripts
 * @returns {string | undefined}
 */
function earlier(record, scripts) {
  if (!existsSync(record)) return undefined
  const { folder, hash, ...made } = JSON.parse(readFileSync(record, 'utf8'))
  const isUsable =
    existsSync(folder) &&
    made.scripts.join() === scripts.join() &&
    made.sources.every(existsSync) &&
    hash === hashOf([...SETTINGS, ...made.sources])
  return isUsable ? folder : undefined
}

/**
 * Deletes bundles of earlier sources, and those of processes that were killed. One that is younger may be in use.
 * @param {string} name
 */
function removeOld(name) {
  for (const entry of readdirSync(CACHE)) {
    const path = join(CACHE, entry)
    if (entry.startsWith(`${name}-`) && Date.now() - statSync(path).mtimeMs > DAY_MS)
      rmSync(path, { recursive: true, force: true })
  }
}

/**
 * @param {string} name
 * @param {string[]} scripts
 */
async function make(name, scripts) {
  const { build } = await import('esbuild')
  mkdirSync(CACHE, { recursive: true })
  removeOld(name)
  const folder = mkdtempSync(join(CACHE, `${name}-`))
  const { metafile } = await build({
    // esbuild's own default is the folder in which it was imported.
    absWorkingDir: process.cwd(),
    entryPoints: scripts,
    outbase: '.',
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What is imported lazily stays lazy, and what several scripts import is evaluated once.
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    metafile: true,
  })
  const sources = Object.keys(metafile.inputs)
  return { folder, scripts, sources, hash: hashOf([...SETTINGS, ...sources]) }
}

/**
 * Bundles TypeScript for Node.js, for where tsx takes too long: Node.js 20 runs its hooks in another thread. A bundle is
 * kept until one of its sources changes.
 * @param {string} name of the bundle, for a reader of the cache
 * @param {string[]} scripts their paths in the project
 * @returns {Promise<(script: string) => string>} gives the address of a script in the bundle.
 */
export async function bundle(name, scripts) {
  const record = join(CACHE, `${name}.json`)
  let folder = earlier(record, scripts)
  if (!folder) {
    const started = Date.now()
    const made = await make(name, scripts)
    folder = made.folder
    // A source that was saved meanwhile may be in the bundle as it was before.
    if (made.sources.every((source) => statSync(source).mtimeMs < started)) {
      // Another process may be reading the record.
      writeFileSync(`${folder}.json`, JSON.stringify(made))
      renameSync(`${folder}.json`, record)
    }
  }
  const address = pathToFileURL(folder).href
  return (script) => `${address}/${script.replace(/\.ts$/, '.mjs')}`
}
