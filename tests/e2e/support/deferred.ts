/** A promise that a test resolves, as `Promise.withResolvers()` returns, which Node 20 does not have. */
export function deferred() {
  let resolve = () => {}
  const promise = new Promise<void>((settle) => (resolve = settle))
  return { promise, resolve }
}
