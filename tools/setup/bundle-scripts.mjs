import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'

const TOOLS = 'tools'
/** Below the project, so that packages resolve. */
const CACHE = '.cache'

/** Besides the scripts in the folder itself. */
const SCRIPTS = ['tools/shared/env-files.ts', 'tools/shared/load-env.ts', 'tools/build/build.ts']

/**
 * Bundles the scripts of a build. tsx has Node.js 20 resolve and translate each of their modules, and of their packages',
 * in another thread, for which the build would wait more than a second; the bundle takes a third of one.
 * @returns {Promise<(script: string) => string>} gives the address of a script in the bundle, which is deleted when this process ends.
 */
export async function bundleScripts() {
  const { build } = await import('esbuild')
  const scripts = readdirSync(TOOLS)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${TOOLS}/${name}`)
  mkdirSync(CACHE, { recursive: true })
  const folder = mkdtempSync(join(CACHE, 'scripts-'))
  await build({
    entryPoints: [...SCRIPTS, ...scripts],
    outbase: TOOLS,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // Modules that several scripts import are evaluated once.
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
  })
  // The stack of an error names the sources.
  process.setSourceMapsEnabled(true)
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return (script) => pathToFileURL(join(folder, relative(TOOLS, script).replace(/\.ts$/, '.mjs'))).href
}
