import { bundleScript, type Minify } from '../../tools/postbuild/inline-script'
import { byText } from '../../tools/shared/by-text'

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

const EARLY = 'late-start/inline/early.ts'
const LOADER = 'late-start/loader/start.ts'

const bundleLoader = ({ chat, search, waits, savesData }: LoaderParts) =>
  bundleScript(LOADER, {
    OFFERS_CHAT: String(chat),
    TAKES_SEARCH: String(search),
    WAITS_FOR_VISITOR: String(waits),
    SAVES_DATA: String(savesData),
  })

const bundleEarly = (savesData: string) => bundleScript(EARLY, { SAVES_DATA: savesData })

export type Loaders = {
  /** The inline script that captures events until the loader has loaded. */
  earlyFor: (parts: LoaderParts) => Promise<string>
  /** The script that starts a page's scripts late. */
  loaderFor: (parts: LoaderParts) => Promise<string>
}

/** Builds a script when a page first needs it. */
export function createLoaders(minify: Minify): Loaders {
  const early = byText(async (savesData) => minify(await bundleEarly(savesData)))
  const loader = byText(async (parts) => minify(await bundleLoader(JSON.parse(parts) as LoaderParts)))
  return {
    earlyFor: ({ savesData }) => early(String(savesData)),
    loaderFor: (parts) => loader(JSON.stringify(Object.fromEntries(Object.entries(parts).sort()))),
  }
}
