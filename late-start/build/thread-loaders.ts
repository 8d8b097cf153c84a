/**
 * Threads have loaders built by the main thread, so that each is built once. The minifier is slow until it is compiled,
 * and would be compiled in each thread.
 */
import { BroadcastChannel } from 'node:worker_threads'
import { memoizeByString } from '../../tools/shared/memoize-by-string'
import type { LoaderParts, Loaders } from './loader'

const CHANNEL = 'late-start loaders'

type Request = { script: keyof Loaders; parts: LoaderParts }
/** From a thread what it needs; from the main thread, to all threads, also its text. */
type Message = { request: string; text?: string }

/** In the main thread. @returns a function that ends it. */
export function buildForThreads(loaders: Loaders): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  const answer = async ({ request }: Message) => {
    const { script, parts } = JSON.parse(request) as Request
    channel.postMessage({ request, text: await loaders[script](parts) } satisfies Message)
  }
  channel.onmessage = ({ data }) => void answer(data as Message)
  return () => channel.close()
}

/** In a thread. */
export function loadersOfMainThread(): Loaders {
  const channel = new BroadcastChannel(CHANNEL)
  const waiting = new Map<string, (text: string) => void>()
  channel.onmessage = ({ data }) => {
    const { request, text } = data as Message
    if (text !== undefined) waiting.get(request)?.(text)
  }
  const ask = memoizeByString(
    (request) =>
      new Promise<string>((resolve) => {
        waiting.set(request, resolve)
        channel.postMessage({ request } satisfies Message)
      }),
  )
  const script = (name: keyof Loaders) => (parts: LoaderParts) =>
    ask(JSON.stringify({ script: name, parts } satisfies Request))
  return { earlyFor: script('earlyFor'), loaderFor: script('loaderFor') }
}
