import { join } from 'node:path'
import { build } from 'esbuild'

const SOURCE = join(import.meta.dirname, 'start/start.ts')

/** The inline script of every page: one text, so that a policy needs one hash for it. */
export async function buildLoader(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [SOURCE],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
  })
  return outputFiles.map(({ text }) => text.trim()).join('')
}
