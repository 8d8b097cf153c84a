import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { createSite } from '@/tools/inbox/site'
import { type EnquiryStore, openStore } from '@/tools/inbox/store'

type SiteOverrides = Partial<Omit<Parameters<typeof createSite>[0], 'dir'>>

export type TestSite = {
  origin: string
  store: EnquiryStore
  close: () => Promise<void>
}

/** Creates a temporary folder with the given files. */
export function makeFolder(files: Record<string, string> = {}): string {
  const dir = mkdtempSync(join(tmpdir(), 'site-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), text)
  }
  return dir
}

/** Starts a site on a free port. */
export async function startSite(files: Record<string, string> = {}, overrides: SiteOverrides = {}) {
  const dir = makeFolder(files)
  const inboxFile = join(makeFolder(), 'inbox', 'enquiries.jsonl')
  const store = overrides.store ?? openStore(inboxFile)
  const server = createSite({ log: () => undefined, ...overrides, dir, store })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo

  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    rmSync(dir, { recursive: true })
    rmSync(dirname(dirname(inboxFile)), { recursive: true })
  }
  return { origin: `http://127.0.0.1:${port}`, store, close } satisfies TestSite
}
