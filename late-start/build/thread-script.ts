import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const ENTRY = 'late-start/build/page-thread.ts'
/** Below the project, so that packages resolve. */
const FOLDER = '.cache'

/**
 * Bundles the code of a thread that publishes pages. To load TypeScript each thread would need hooks of its own, which
 * Node.js 20 runs in one more thread each.
 * @returns its address, and a function that deletes it.
 */
export async function bundleThread(): Promise<{ address: string; remove: () => void }> {
  const { build } = await import('esbuild')
  mkdirSync(FOLDER, { recursive: true })
  const folder = mkdtempSync(join(FOLDER, 'thread-'))
  await build({
    entryPoints: [ENTRY],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What is imported lazily stays lazy.
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
  })
  return {
    address: pathToFileURL(join(folder, 'page-thread.mjs')).href,
    remove: () => rmSync(folder, { recursive: true }),
  }
}
