/** The server of these tests: out/ with its inbox, as `npm run serve`, and the error recorder in every page. */
import { existsSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { headersOf } from '@/tools/hosts/rules'
import { reply } from '@/tools/inbox/http'
import { createSite } from '@/tools/inbox/site'
import { openStore } from '@/tools/inbox/store'
import { PORT } from './port'
import { RECORDER } from './recorder'

const SITE = 'out'
const INBOX = '.cache/browsers/enquiries.jsonl'

rmSync(INBOX, { force: true })
const store = openStore(INBOX)
const site = createSite({ dir: SITE, store, log: () => undefined })
const server = createServer((request, answer) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const page = join(SITE, pathname, 'index.html')
  if (!pathname.endsWith('/') || !existsSync(page)) return void site.emit('request', request, answer)
  const { 'Content-Type': type = '', ...headers } = headersOf(`${pathname}index.html`)
  void readFile(page, 'utf8').then((html) =>
    reply(answer, { status: 200, type, headers, body: html.replace('<head>', `<head>${RECORDER}`) }),
  )
})
server.listen(PORT, '127.0.0.1')
