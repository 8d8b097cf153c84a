import type { BuildScript } from '../../tools/postbuild/inline-script'

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

export type Loaders = {
  /** The inline script that captures events until the loader has loaded. */
  earlyFor: (parts: LoaderParts) => Promise<string>
  /** The script that starts a page's scripts late. */
  loaderFor: (parts: LoaderParts) => Promise<string>
}

/** Builds a script when a page first needs it. */
export const createLoaders = (build: BuildScript): Loaders => ({
  earlyFor: ({ savesData }) => build(EARLY, { SAVES_DATA: String(savesData) }),
  loaderFor: ({ chat, search, waits, savesData }) =>
    build(LOADER, {
      OFFERS_CHAT: String(chat),
      TAKES_SEARCH: String(search),
      WAITS_FOR_VISITOR: String(waits),
      SAVES_DATA: String(savesData),
    }),
})
