import { bundle } from '../../tools/setup/bundle.mjs'

const ENTRY = 'late-start/build/page-thread.ts'

/**
 * Bundles the code of a thread that publishes pages. To load TypeScript each thread would need hooks of its own, which
 * Node.js 20 runs in one more thread each.
 * @returns its address.
 */
export async function bundleThread(): Promise<string> {
  const addressOf = await bundle('thread', [ENTRY])
  return addressOf(ENTRY)
}
