import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { INBOX_PATH } from './inbox/inbox-routes'
import { listen, stop } from './inbox/listen'
import { readServeOptions } from './inbox/serve-options'
import { createSite } from './inbox/site'
import { openStore } from './inbox/store'
import { runCommand } from './setup/command.mjs'

// Loopback and wildcard addresses, printed as localhost.
const LOCAL_HOSTS = ['127.0.0.1', '::1', '0.0.0.0', '::']

function requireSite(dir: string): void {
  if (existsSync(join(dir, 'index.html'))) return
  throw new Error(`There is no site in ${dir}/. Build it first: npm run build`)
}

function siteOrigin(host: string, port: number): string {
  const name = LOCAL_HOSTS.includes(host) ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

async function serve(): Promise<void> {
  const options = readServeOptions(process.argv.slice(2), process.env)
  requireSite(options.dir)
  const store = openStore(options.inbox)
  const server = createSite({ ...options, store })
  const origin = siteOrigin(options.host, await listen(server, options))
  console.log(`Site:  ${origin}${options.basePath}/`)
  console.log(`Inbox: ${origin}${INBOX_PATH}  (stored in ${options.inbox})`)

  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop(server))
}

await runCommand(serve)
