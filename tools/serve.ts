/**
 * `npm run serve`: serves an export with the local inbox. Options: --dir --port --host --name (under which it answers
 * too) --inbox, and PORT and NEXT_PUBLIC_BASE_PATH of the environment.
 */
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { basePath } from '../lib/config/env'
import { INBOX_PATH } from './inbox/page'
import { createSite } from './inbox/site'
import { openStore } from './inbox/store'
import { runCommand } from './setup/command.mjs'

/** Pending responses may finish; connections that remain are closed after this time. */
const GRACE_MS = 2000

function readOptions() {
  const { values } = parseArgs({
    options: {
      dir: { type: 'string', default: 'out' },
      port: { type: 'string', default: process.env.PORT || '3000' },
      // localhost only, since enquiries hold personal data.
      host: { type: 'string', default: '127.0.0.1' },
      name: { type: 'string', multiple: true, default: [] },
      inbox: { type: 'string', default: '.inbox/enquiries.jsonl' },
    },
  })
  const isLoopback = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(values.host)
  // On another address the names of this computer are not known.
  const names =
    isLoopback || values.name.length > 0 ? values.name.map((name) => name.toLowerCase()) : undefined
  return { ...values, names }
}

await runCommand(async () => {
  const { dir, host, inbox, names, ...options } = readOptions()
  if (!existsSync(join(dir, 'index.html')))
    throw new Error(`There is no site in ${dir}/. Build it first: npm run build`)
  const server = createSite({ dir, store: openStore(inbox), basePath, names })
  server.listen({ port: Number(options.port), host })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const name = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host) ? 'localhost' : host
  console.log(`Site:  http://${name}:${port}${basePath}/`)
  console.log(`Inbox: http://${name}:${port}${INBOX_PATH}  (stored in ${inbox})`)
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      server.close()
      setTimeout(() => server.closeAllConnections(), GRACE_MS).unref()
    })
})
