import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'

import { ANSWERS } from './answers'
import { createFailSwitch } from './fail-switch'
import { createInboxRoutes } from './inbox-routes'
import { replyText } from './reply'
import { createSendRoute, SEND_PATH } from './send-route'
import { SEND_SPACING_MS } from './serve-options'
import { createStaticSite } from './static-site'
import type { EnquiryStore } from './store'

type SiteOptions = {
  /** The exported site. */
  dir: string
  store: EnquiryStore
  /** The site's base path: '' or '/folder'. The inbox and the send endpoint stay at the root. */
  basePath?: string
  /** A monotonic clock in milliseconds. */
  now?: () => number
  /** The minimum time between two requests of one client; 0 sets no limit. */
  spacingMs?: number
  /** Names under which the server answers beside those of this computer; undefined answers under any. */
  names?: string[]
  /** Called with a line for each accepted enquiry. */
  log?: (line: string) => void
}

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>

const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]']

const MISDIRECTED = { status: 421, text: 'This server answers for localhost, and for what --name says' }

/** Another name is that of a page elsewhere whose domain was made to lead here, to read the enquiries. */
function isKnownHost({ headers: { host = '' } }: IncomingMessage, names: string[]): boolean {
  return [...OWN_NAMES, ...names].includes(host.replace(/:\d+$/, '').toLowerCase())
}

/** An error in one request does not stop the server. */
async function runSafely(handle: Handler, req: IncomingMessage, res: ServerResponse): Promise<void> {
  try {
    await handle(req, res)
  } catch (error) {
    if (req.destroyed && !req.complete) return
    console.error(`${req.method} ${req.url} failed:`, error)
    if (res.headersSent) res.destroy()
    else replyText(res, ANSWERS.broken)
  }
}

/**
 * Creates the preview server: the exported site, the stand-in for the provider, and the inbox. It is not listening yet.
 */
export function createSite(options: SiteOptions): Server {
  const { dir, store, basePath = '', names, log = console.log } = options
  const { now = () => performance.now(), spacingMs = SEND_SPACING_MS } = options
  const failSwitch = createFailSwitch()
  const serveFile = createStaticSite(dir, basePath)
  const routes = new Map<string, Handler>(Object.entries(createInboxRoutes({ store, failSwitch })))
  routes.set(SEND_PATH, createSendRoute({ store, failSwitch, spacingMs, now, log }))

  return createServer((req, res) => {
    if (names && !isKnownHost(req, names)) return replyText(res, MISDIRECTED)
    const [path = ''] = (req.url ?? '').split('?')
    void runSafely(routes.get(path) ?? serveFile, req, res)
  })
}
