/**
 * Reads or writes one of the browser's stores. One that is full or forbidden is passed over. Never throws.
 * @returns what `work` returns; undefined where it could not be done.
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
