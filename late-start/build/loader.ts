import { join } from 'node:path'
import { buildScript } from '../../tools/postbuild/inline-script'

/** The optional parts of the loader. The loader of a page that does not need a part is built without it. */
export type LoaderParts = {
  /** A form of the page links to a chat, whose message is filled with what was typed when the scripts fail. */
  chat: boolean
  /** The page has a trip search, which is stored in the outbox as soon as it is submitted. */
  search: boolean
  /** The page's scripts do nothing until a visitor acts. */
  waits: boolean
  /** The page has pictures or a film that a slow connection does without. */
  savesData: boolean
}

const SOURCE = join(import.meta.dirname, '..', 'inline', 'start.ts')

/** The inline script that starts a page's scripts late. */
export const buildLoader = ({ chat, search, waits, savesData }: LoaderParts) =>
  buildScript(SOURCE, {
    OFFERS_CHAT: String(chat),
    TAKES_SEARCH: String(search),
    WAITS_FOR_VISITOR: String(waits),
    SAVES_DATA: String(savesData),
  })

const either = [true, false]

/** All combinations of parts. */
export const loaderKinds: LoaderParts[] = either.flatMap((chat) =>
  either.flatMap((search) =>
    either.flatMap((waits) => either.map((savesData) => ({ chat, search, waits, savesData }))),
  ),
)

export type Loaders = (parts: LoaderParts) => string

/** The loaders of all combinations of parts. */
export async function buildLoaders(): Promise<Loaders> {
  const key = (parts: LoaderParts) => JSON.stringify(Object.entries(parts).sort())
  const scripts = new Map(
    await Promise.all(loaderKinds.map(async (parts) => [key(parts), await buildLoader(parts)] as const)),
  )
  return (parts) => scripts.get(key(parts)) ?? ''
}
