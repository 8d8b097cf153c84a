import { contentStamp } from './stamp'

/**
 * Wraps a reader so that the files are read and checked once a build, not once a page; in development once after
 * each change of the content.
 */
export function memoize<Value>(read: () => Value): () => Value {
  let kept: { stamp: string; value: Value } | undefined
  return () => {
    const stamp = contentStamp()
    if (kept?.stamp !== stamp) kept = { stamp, value: read() }
    return kept.value
  }
}
