/**
 * Where storage is forbidden, reading `localStorage` throws, also at the import of a package that looks whether it is
 * there. Imported before such a package, this makes it missing instead.
 */
try {
  void globalThis.localStorage
} catch {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: undefined })
}
