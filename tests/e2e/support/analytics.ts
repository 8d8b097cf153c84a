import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Provider } from '@/lib/analytics/settings'

/** An event report, parsed as its provider would. */
type ParsedReport = { site: string; event: string; page: string; campaign: string }

/** A request to a fake provider: `parsed` is undefined where its documented API refuses the request. */
type Asked = { parsed?: ParsedReport; cookie?: string; referer?: string; status: number }

type Request = { method?: string; url: URL; headers: IncomingMessage['headers']; text: string }

type StandIn = {
  path: string
  method: string
  understand: (request: Request) => ParsedReport
  answer: (response: ServerResponse) => void
}

const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** @throws unless it is a string that is not empty. */
function text(value: unknown): string {
  if (typeof value !== 'string' || value === '') throw new Error('a text is missing')
  return value
}

/** Parses a URL as the providers do, who read campaigns from its query. */
function readAddress(address: string, base?: string) {
  const { pathname, search } = new URL(address, base)
  return { page: pathname, campaign: search.slice(1) }
}

const standIns: Record<Provider, StandIn> = {
  /** https://plausible.io/docs/events-api */
  plausible: {
    path: '/api/event',
    method: 'POST',
    understand: ({ text: body }) => {
      const { name, url, domain } = JSON.parse(body) as Record<string, unknown>
      return { site: text(domain), event: text(name), ...readAddress(text(url)) }
    },
    answer: (response) => void response.writeHead(202).end('ok'),
  },
  /** https://docs.umami.is/docs/api/sending-stats */
  umami: {
    path: '/api/send',
    method: 'POST',
    understand: ({ text: body, headers }) => {
      if (headers['content-type'] !== 'application/json') throw new Error('not JSON')
      text(headers['user-agent'])
      const { type, payload } = JSON.parse(body) as { type: string; payload: Record<string, unknown> }
      if (type !== 'event') throw new Error('an unknown type')
      const address = readAddress(text(payload.url), `http://${text(payload.hostname)}`)
      return { site: text(payload.website), event: text(payload.name), ...address }
    },
    answer: (response) =>
      void response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end('{"cache":"x","sessionId":"x","visitId":"x"}'),
  },
  /** https://www.goatcounter.com/help/pixel */
  goatcounter: {
    path: '/count',
    method: 'GET',
    understand: ({ url: { searchParams } }) => {
      const name = text(searchParams.get('p'))
      if (searchParams.get('e') !== 'true' || name.startsWith('/')) throw new Error('no event')
      const slash = name.indexOf('-/')
      return {
        site: '',
        event: name.slice(0, slash),
        page: name.slice(slash + 1),
        campaign: searchParams.get('q') ?? '',
      }
    },
    answer: (response) => void response.writeHead(200, { 'Content-Type': 'image/gif' }).end(GIF),
  },
}

async function readText(request: IncomingMessage): Promise<string> {
  let read = ''
  for await (const part of request.setEncoding('utf8')) read += String(part)
  return read
}

function understand({ path, method, understand: read }: StandIn, request: Request): ParsedReport | undefined {
  if (request.url.pathname !== path || request.method !== method) return undefined
  try {
    return read(request)
  } catch {
    return undefined
  }
}

function serve(standIn: StandIn, asked: Asked[]): Server {
  return createServer((incoming, response) => {
    void (async () => {
      const { method, headers } = incoming
      response.setHeader('Access-Control-Allow-Origin', '*')
      response.setHeader('Access-Control-Allow-Headers', '*')
      if (method === 'OPTIONS') return void response.writeHead(204).end()
      const url = new URL(incoming.url ?? '', 'http://stand-in')
      const parsed = understand(standIn, { method, headers, url, text: await readText(incoming) })
      if (parsed) standIn.answer(response)
      else response.writeHead(400).end()
      const { cookie, referer } = headers
      asked.push({ parsed, cookie, referer, status: response.statusCode })
    })()
  })
}

/** Starts a fake provider on a free local port. */
export async function startAnalytics(provider: Provider) {
  const asked: Asked[] = []
  const standIn = standIns[provider]
  const server = serve(standIn, asked).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { asked, origin, endpoint: origin + standIn.path, stop }
}
