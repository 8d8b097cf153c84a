/**
 * Threads have their scripts minified by the main thread, so that each is minified once. The minifier is slow until it
 * is compiled, and would be compiled in each thread.
 */
import { BroadcastChannel } from 'node:worker_threads'
import type { Minify } from '../../tools/postbuild/inline-script'
import { byText } from '../../tools/shared/by-text'

const CHANNEL = 'late-start scripts'

/** From a thread a bundled script; from the main thread, to all threads, also what it is minified to. */
type Message = { bundle: string; script?: string }

/** In the main thread. @returns a function that ends it. */
export function minifyForThreads(minify: Minify): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  const answer = async ({ bundle }: Message) => channel.postMessage({ bundle, script: await minify(bundle) })
  channel.onmessage = ({ data }) => void answer(data as Message)
  return () => channel.close()
}

/** In a thread. */
export function minifyInMainThread(): Minify {
  const channel = new BroadcastChannel(CHANNEL)
  const waiting = new Map<string, (script: string) => void>()
  channel.onmessage = ({ data }) => {
    const { bundle, script } = data as Message
    if (script !== undefined) waiting.get(bundle)?.(script)
  }
  return byText(
    (bundle) =>
      new Promise<string>((resolve) => {
        waiting.set(bundle, resolve)
        channel.postMessage({ bundle } satisfies Message)
      }),
  )
}
