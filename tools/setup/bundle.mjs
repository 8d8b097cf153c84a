import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Below the project, so that packages resolve. */
const CACHE = '.cache'

/**
 * Bundles TypeScript for Node.js, for where tsx takes too long: Node.js 20 runs its hooks in another thread.
 * @param {string} name of the folder of the bundle, for a reader of the cache
 * @param {string[]} scripts their paths in the project
 * @returns {Promise<{ addressOf: (script: string) => string, remove: () => void }>} the address of a script in the
 * bundle, and a function that deletes the bundle.
 */
export async function bundle(name, scripts) {
  const { build } = await import('esbuild')
  mkdirSync(CACHE, { recursive: true })
  const folder = mkdtempSync(join(CACHE, `${name}-`))
  await build({
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
  })
  return {
    addressOf: (script) => pathToFileURL(join(folder, script.replace(/\.ts$/, '.mjs'))).href,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
