/** Wraps a reader so that the files are read and checked once a build, not once a page. */
export function once<Value>(read: () => Value): () => Value {
  let kept: { value: Value } | undefined
  return () => (kept ??= { value: read() }).value
}
