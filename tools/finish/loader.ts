import { join } from 'node:path'
import { build } from 'esbuild'

/** An inline script, the same text on every page, so that a policy needs one hash for it. */
async function buildInline(source: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, source)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
  })
  return outputFiles.map(({ text }) => text.trim()).join('')
}

/** Starts a page's scripts late. */
export const buildLoader = () => buildInline('start/start.ts')

/** Reports what is counted. */
export const buildReporter = () => buildInline('start/measure.ts')
