import { join } from 'node:path'
import { bundleScript, type Minify } from '../../tools/postbuild/inline-script'

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

const EARLY = join(import.meta.dirname, '..', 'inline', 'early.ts')
const LOADER = join(import.meta.dirname, '..', 'loader', 'start.ts')

const bundleLoader = ({ chat, search, waits, savesData }: LoaderParts) =>
  bundleScript(LOADER, {
    OFFERS_CHAT: String(chat),
    TAKES_SEARCH: String(search),
    WAITS_FOR_VISITOR: String(waits),
    SAVES_DATA: String(savesData),
  })

const bundleEarly = (savesData: boolean) => bundleScript(EARLY, { SAVES_DATA: String(savesData) })

const either = [true, false]

/** All combinations of parts. */
const kinds: LoaderParts[] = either.flatMap((chat) =>
  either.flatMap((search) =>
    either.flatMap((waits) => either.map((savesData) => ({ chat, search, waits, savesData }))),
  ),
)

/** All scripts before they are minified, by the page's parts. */
export type LoaderBundles = { loaders: Map<string, string>; early: Map<boolean, string> }

export type Loaders = {
  /** The inline script that captures events until the loader has loaded. */
  earlyFor: (parts: LoaderParts) => Promise<string>
  /** The script that starts a page's scripts late. */
  loaderFor: (parts: LoaderParts) => Promise<string>
}

const keyOf = (parts: LoaderParts) => JSON.stringify(Object.entries(parts).sort())

export async function bundleLoaders(): Promise<LoaderBundles> {
  return {
    loaders: new Map(
      await Promise.all(kinds.map(async (parts) => [keyOf(parts), await bundleLoader(parts)] as const)),
    ),
    early: new Map(
      await Promise.all(either.map(async (savesData) => [savesData, await bundleEarly(savesData)] as const)),
    ),
  }
}

/** Minifies a script when a page first needs it. */
export const createLoaders = ({ loaders, early }: LoaderBundles, minify: Minify): Loaders => ({
  earlyFor: ({ savesData }) => minify(early.get(savesData) ?? ''),
  loaderFor: (parts) => minify(loaders.get(keyOf(parts)) ?? ''),
})
