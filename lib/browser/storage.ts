type StorageName = 'localStorage' | 'sessionStorage'

/**
 * Reads or writes one of the browser's stores. Errors of a storage that is full or blocked are ignored. Never throws.
 * @returns what `work` returns; undefined where it threw.
 */
export function tryStorage<T>(name: StorageName, work: (storage: Storage) => T): T | undefined {
  try {
    return work(window[name])
  } catch {
    return undefined
  }
}

/** What this page kept, for a store that is full or blocked, or is cleared while the page is open. */
const kept = new Map<string, { text: string; isStored: boolean }>()

/** A text that was kept under that key, on an earlier page too; undefined for none. Never throws. */
export function recall(name: StorageName, key: string): string | undefined {
  const own = kept.get(key)
  if (own && !own.isStored) return own.text
  return tryStorage(name, (storage) => storage.getItem(key)) ?? own?.text
}

/** Keeps a text in a store; where that fails, as long as this page. Never throws. */
export function keep(name: StorageName, key: string, text: string): void {
  const isStored = tryStorage(name, (storage) => (storage.setItem(key, text), true)) ?? false
  kept.set(key, { text, isStored })
}

/** Never throws. */
export function forget(name: StorageName, key: string): void {
  kept.delete(key)
  tryStorage(name, (storage) => storage.removeItem(key))
}

/** The keys of a store that begin with `prefix`. None where it is blocked. */
export const keysIn = (name: StorageName, prefix = ''): string[] =>
  tryStorage(name, (storage) => Object.keys(storage).filter((key) => key.startsWith(prefix))) ?? []

/** The keys of both stores. */
export const storageKeys = (): string[] => [...keysIn('localStorage'), ...keysIn('sessionStorage')]

/** A value of the page that components of several islands share; `useStore` reads it. */
export type Store<T> = {
  /** Its value until hydration. */
  first: T
  get: () => T
  set: (next: T) => void
  /** @returns what ends the subscription. */
  subscribe: (listener: () => void) => () => void
}

/** @param first its value at first. */
export function createStore<T>(first: T): Store<T> {
  let value = first
  const listeners = new Set<() => void>()
  return {
    first,
    get: () => value,
    set(next) {
      value = next
      listeners.forEach((listener) => listener())
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
