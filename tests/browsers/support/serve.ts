/** Serves out/ with its inbox as `npm run serve` does, and inserts the error recorder into every page. */
import { existsSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { headersOf } from '@/tools/hosts/rules'
import { listen, stop } from '@/tools/inbox/listen'
import { reply } from '@/tools/inbox/reply'
import { createSite } from '@/tools/inbox/site'
import { openStore } from '@/tools/inbox/store'
import { RECORDER } from './recorder'

const SITE = 'out'
const INBOX = '.cache/browsers/enquiries.jsonl'

/** The port of the pages under test. */
export const PORT = Number(process.env.TEST_PORT ?? 4174)

/** `globalSetup` of the tests. @returns a function that stops the server. */
export default async function serve(): Promise<() => Promise<void>> {
  rmSync(INBOX, { force: true })
  const store = await openStore(INBOX)
  const site = createSite({ dir: SITE, store, spacingMs: 0, log: () => undefined })
  const server = createServer((request, answer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const page = join(SITE, pathname, 'index.html')
    if (!pathname.endsWith('/') || !existsSync(page)) return void site.emit('request', request, answer)
    const { 'Content-Type': type = '', ...headers } = headersOf(`${pathname}index.html`)
    void readFile(page, 'utf8').then((html) =>
      reply(answer, { status: 200, type, headers, body: html.replace('<head>', `<head>${RECORDER}`) }),
    )
  })
  await listen(server, { port: PORT, host: '127.0.0.1' })
  return async () => {
    await stop(server)
    await store.close()
  }
}
