import { join } from 'node:path'
import { build } from 'esbuild'
import type { Provider } from '../../lib/measure/settings'
import { esbuildTargets } from '../browsers/floor'

/**
 * Bundles a stand-alone script: an inline script with the same text in every page, so that the CSP needs one hash, or a
 * worker.
 * @param file its source, as an absolute path.
 * @param define constants for the bundler.
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

/** Reports analytics events, with the code of one provider only. */
export const buildReporter = (provider: Provider) => buildOwn(`reporters/${provider}.ts`)

/** The service worker that sends for pages that are left: lib/enquiry/send-worker.ts. */
export const buildSendWorker = () => buildOwn('send-worker.ts')

/** Lets the plain site's own scripts through Trusted Types. */
export const buildTrust = () => buildOwn('trust-own-scripts.ts')
