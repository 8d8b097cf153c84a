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

/** What this page could not store, because the store is full or blocked. */
const unstored = new Map<string, string>()

/** A text that was kept under that key, on an earlier page too; undefined for none. Never throws. */
export const recall = (name: StorageName, key: string): string | undefined =>
  unstored.get(key) ?? tryStorage(name, (storage) => storage.getItem(key)) ?? undefined

/** Keeps a text in a store; where it is full or blocked, as long as this page. Never throws. */
export function keep(name: StorageName, key: string, text: string): void {
  unstored.set(key, text)
  tryStorage(name, (storage) => {
    storage.setItem(key, text)
    unstored.delete(key)
  })
}

/** Never throws. */
export function forget(name: StorageName, key: string): void {
  unstored.delete(key)
  tryStorage(name, (storage) => storage.removeItem(key))
}

/** The keys of both stores. Empty where they are blocked. */
export const storageKeys = (): string[] =>
  (['localStorage', 'sessionStorage'] as const).flatMap((name) => tryStorage(name, Object.keys) ?? [])

/** A value of the page that components of several islands share; `useStore` reads it. */
export type Store<T> = {
  get: () => T
  set: (next: T) => void
  /** @returns what ends the subscription. */
  subscribe: (listener: () => void) => () => void
}

/** @param value its first value. */
export function createStore<T>(value: T): Store<T> {
  const listeners = new Set<() => void>()
  return {
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
