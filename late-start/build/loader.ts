import { join } from 'node:path'
import { buildScript } from '../../tools/postbuild/inline-script'

/** What a page has that its loader serves; the others go without that part. */
export type LoaderParts = {
  /** A form of it offers a chat, which takes over what was typed when the scripts fail. */
  chat: boolean
  /** It has a trip search, which is kept in the outbox before anything else is done with it. */
  search: boolean
}

const SOURCE = join(import.meta.dirname, '..', 'inline', 'start.ts')

/** Starts a page's scripts late. */
export const buildLoader = ({ chat, search }: LoaderParts) =>
  buildScript(SOURCE, { OFFERS_CHAT: String(chat), TAKES_SEARCH: String(search) })

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
