import { bundle } from '../../tools/setup/bundle.mjs'

const ENTRY = 'late-start/build/page-thread.ts'

/**
 * Bundles the code of a thread that publishes pages. To load TypeScript each thread would need hooks of its own, which
 * Node.js 20 runs in one more thread each.
 * @returns its address, and a function that deletes it.
 */
export async function bundleThread(): Promise<{ address: string; remove: () => void }> {
  const { addressOf, remove } = await bundle('thread', [ENTRY])
  return { address: addressOf(ENTRY), remove }
}
