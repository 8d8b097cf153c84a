/**
 * Reads or writes one of the browser's stores. Errors of a storage that is full or blocked are ignored. Never throws.
 * @returns what `work` returns; undefined where it threw.
 */
export function tryStorage<T>(
  name: 'localStorage' | 'sessionStorage',
  work: (storage: Storage) => T,
): T | undefined {
  try {
    return work(window[name])
  } catch {
    return undefined
  }
}

/** The keys of both stores. Empty where they are blocked. */
export const storageKeys = (): string[] =>
  (['localStorage', 'sessionStorage'] as const).flatMap((name) => tryStorage(name, Object.keys) ?? [])
