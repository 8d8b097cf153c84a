/**
 * `npm run serve`: serves an export with the local inbox. Options: --dir --port --inbox, and PORT and
 * NEXT_PUBLIC_BASE_PATH of the environment.
 */
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { basePath } from '../lib/config/env'
import { INBOX_PATH } from './inbox/page'
import { createSite } from './inbox/site'
import { openStore } from './inbox/store'
import { runCommand } from './setup/command.mjs'

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'out' },
    port: { type: 'string', default: process.env.PORT || '3000' },
    inbox: { type: 'string', default: '.inbox/enquiries.jsonl' },
  },
})

await runCommand(async () => {
  const { dir, inbox, port } = values
  if (!existsSync(join(dir, 'index.html')))
    throw new Error(`There is no site in ${dir}/. Build it first: npm run build`)
  const server = createSite({ dir, store: openStore(inbox), basePath })
  // For this computer only, since enquiries hold personal data.
  await once(server.listen({ port: Number(port), host: '127.0.0.1' }), 'listening')
  console.log(`Site:  http://localhost:${port}${basePath}/`)
  console.log(`Inbox: http://localhost:${port}${INBOX_PATH}  (stored in ${inbox})`)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit())
})
