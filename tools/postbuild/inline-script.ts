import { join } from 'node:path'
import { build } from 'esbuild'
import { esbuildTargets } from '../browsers/floor'

/**
 * A script of its own: inline, the same text wherever it stands, so that a policy needs one hash for it; or a worker.
 * @param file its source, as an absolute path.
 * @param define values that are known when it is built.
 */
export async function buildScript(file: string, define?: Record<string, string>): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
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

const buildOwn = (name: string) => buildScript(join(import.meta.dirname, name))

/** Reports what is counted. */
export const buildReporter = () => buildOwn('reporter.ts')

/** Sends for pages that are left: lib/enquiry/send-worker.ts. */
export const buildSendWorker = () => buildOwn('send-worker.ts')

/** Lets the plain site's own scripts through Trusted Types. */
export const buildTrust = () => buildOwn('trust-own-scripts.ts')
