import { tryStorage } from '@/lib/browser/storage'

const KEY = 'last-search'

/** Keeps the query string of a search for this tab, so that the form of a vehicle begins with its trip. Never throws. */
export const keepSearch = (query: string): void =>
  void tryStorage('sessionStorage', (storage) => storage.setItem(KEY, query))

/** The query string of this tab's last search, '' for none. Never throws. */
export const keptSearch = (): string => tryStorage('sessionStorage', (storage) => storage.getItem(KEY)) ?? ''
