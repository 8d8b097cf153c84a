import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Provider } from '../../lib/measure/settings'
import { esbuildTargets } from '../browsers/floor'
import { type BuildCache, hashOf } from '../shared/build-cache'
import { byText } from '../shared/by-text'

/**
 * Bundles a stand-alone script. @param file its source. @param define constants for the bundler.
 */
export async function bundleScript(file: string, define?: Record<string, string>): Promise<string> {
  const { build } = await import('esbuild')
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
  return outputFiles.map(({ text }) => text).join('')
}

/** Makes a bundled script smaller. */
export type Minify = (bundle: string) => Promise<string>

/** Anew for each script, since the minifier changes them. */
const options = () => ({ ecma: 2020, toplevel: true, compress: { passes: 2 } }) as const

/** Makes a script that is in every page another 6 % smaller, in 40 times the time of bundling it. */
export const minifyScript: Minify = async (bundle) => {
  const { minify } = await import('terser')
  const { code = '' } = await minify(bundle, options())
  return code
}

/** Minifies each script once. */
export function minifyOnce(cache: BuildCache): Minify {
  const key = [readFileSync('package.json'), JSON.stringify(options())]
  return byText((bundle) => cache.get(hashOf(...key, bundle), () => minifyScript(bundle)))
}

const FOLDER = 'tools/postbuild'

const buildOwn = async (name: string, minify: Minify) => minify(await bundleScript(join(FOLDER, name)))

/** Reports analytics events, with the code of one provider only. */
export const buildReporter = (provider: Provider, minify: Minify) =>
  buildOwn(`reporters/${provider}.ts`, minify)

/** The service worker that sends for pages that are left: lib/enquiry/send-worker.ts. */
export const buildSendWorker = (minify: Minify) => buildOwn('send-worker.ts', minify)

/** Lets the plain site's own scripts through Trusted Types. */
export const buildTrust = (minify: Minify) => buildOwn('trust-own-scripts.ts', minify)
