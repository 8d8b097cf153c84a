import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type Handler, reply } from './http'
import { INBOX_PATH, inboxPage } from './page'
import { createSendRoute, SEND_PATH } from './send-route'
import { createStaticSite } from './static-site'
import type { EnquiryStore } from './store'

type SiteOptions = {
  /** The exported site. */
  dir: string
  store: EnquiryStore
  /** The site's base path: '' or '/folder'. The inbox and the send endpoint stay at the root. */
  basePath?: string
  /** Called with a line for each accepted enquiry. */
  log?: (line: string) => void
}

const PAGE_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
  'X-Frame-Options': 'DENY',
}

const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]']

/** Another name is that of a page elsewhere whose domain was made to lead here, to read the enquiries. */
const isOwnHost = ({ headers: { host = '' } }: IncomingMessage) =>
  OWN_NAMES.includes(host.replace(/:\d+$/, '').toLowerCase())

/** An error in one request does not stop the server. */
async function runSafely(handle: Handler, req: IncomingMessage, res: ServerResponse): Promise<void> {
  try {
    await handle(req, res)
  } catch (error) {
    if (req.destroyed && !req.complete) return
    console.error(`${req.method} ${req.url} failed:`, error)
    if (res.headersSent) res.destroy()
    else reply(res, { status: 500 })
  }
}

/**
 * Creates the preview server: the exported site, the stand-in for the provider, and the inbox. It is not listening yet.
 */
export function createSite({ dir, store, basePath = '', log = console.log }: SiteOptions): Server {
  const routes = new Map<string, Handler>([
    [
      INBOX_PATH,
      (_req, res) =>
        reply(res, { status: 200, type: 'text/html', body: inboxPage(store.read()), headers: PAGE_HEADERS }),
    ],
    [
      `${INBOX_PATH}.json`,
      (_req, res) =>
        reply(res, { status: 200, type: 'application/json', body: JSON.stringify(store.read().reverse()) }),
    ],
    [SEND_PATH, createSendRoute(store, log)],
  ])
  const serveFile = createStaticSite(dir, basePath)
  return createServer((req, res) => {
    if (!isOwnHost(req)) return reply(res, { status: 421 })
    const [path = ''] = (req.url ?? '').split('?')
    void runSafely(routes.get(path) ?? serveFile, req, res)
  })
}
