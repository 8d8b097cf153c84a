import { join } from 'node:path'
import { build } from 'esbuild'
import { esbuildTargets } from '../browsers/floor'

/** An inline script, the same text wherever it stands, so that a policy needs one hash for it. */
async function buildInline(source: string, define?: Record<string, string>): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, source)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: esbuildTargets,
    legalComments: 'none',
    define,
  })
  return outputFiles.map(({ text }) => text.trim()).join('')
}

/**
 * Starts a page's scripts late.
 * @param offersChat whether a form of the page offers a chat, which takes over what was typed when the scripts fail.
 */
export const buildLoader = (offersChat: boolean) =>
  buildInline('start/start.ts', { OFFERS_CHAT: String(offersChat) })

/** Reports what is counted. */
export const buildReporter = () => buildInline('start/measure.ts')
