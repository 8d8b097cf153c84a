import { join } from 'node:path'
import { build } from 'esbuild'
import { esbuildTargets } from '../../tools/browsers/floor'

/** A script of its own: inline, the same text wherever it stands, so that a policy needs one hash for it; or a worker. */
async function buildScript(source: string, define?: Record<string, string>): Promise<string> {
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

/** What a page has that its loader serves; the others go without that part. */
export type LoaderParts = {
  /** A form of it offers a chat, which takes over what was typed when the scripts fail. */
  chat: boolean
  /** It has a trip search, which is kept in the outbox before anything else is done with it. */
  search: boolean
}

/** Starts a page's scripts late. */
export const buildLoader = ({ chat, search }: LoaderParts) =>
  buildScript('../inline/start.ts', { OFFERS_CHAT: String(chat), TAKES_SEARCH: String(search) })

export type Loaders = (parts: LoaderParts) => string

/** The loaders of all kinds of page. */
export async function buildLoaders(): Promise<Loaders> {
  const key = ({ chat, search }: LoaderParts) => `${chat} ${search}`
  const kinds = [true, false].flatMap((chat) => [true, false].map((search) => ({ chat, search })))
  const scripts = new Map(
    await Promise.all(kinds.map(async (parts) => [key(parts), await buildLoader(parts)] as const)),
  )
  return (parts) => scripts.get(key(parts)) ?? ''
}

/** Reports what is counted. */
export const buildReporter = () => buildScript('../../tools/postbuild/reporter.ts')

/** Sends for pages that are left: lib/enquiry/send-worker.ts. */
export const buildSendWorker = () => buildScript('../../tools/postbuild/send-worker.ts')
