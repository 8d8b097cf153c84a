import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Bundles TypeScript for threads, each of which would else start hooks of its own to load it.
 * @param {string} name of the folder, below .cache/ so that packages resolve
 * @param {string[]} scripts their paths in the project
 * @returns {Promise<(script: string) => string>} gives the address of a script in the bundle.
 */
export async function bundle(name, scripts) {
  const { build } = await import('esbuild')
  const folder = join('.cache', name)
  await build({
    entryPoints: scripts,
    outbase: '.',
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
  })
  return (script) => pathToFileURL(resolve(folder, script.replace(/\.ts$/, '.mjs'))).href
}
