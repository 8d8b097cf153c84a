import { once } from 'node:events'
import { readFileSync, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { headersOf } from '@/tools/hosts/rules'

const IDENTIFIER = 'service_local_inbox'
/** The provider's origin in the build for the local inbox: the site's own. */
const BUILT_ORIGIN = new RegExp(`(serviceId:"${IDENTIFIER}",origin:)[^,]+`)
const OWN_CONNECTIONS = "connect-src 'self'"
/** Resources that a visit does not need; omitting them saves two thirds of the work. */
const UNNEEDED = /\.(avif|webp|jpg|woff2|mp4|webm)$/

const headersWith = (path: string, providerOrigin: string) =>
  Object.entries(headersOf(path)).map(([name, value]) => [
    name,
    value.replace(OWN_CONNECTIONS, `${OWN_CONNECTIONS} ${providerOrigin}`),
  ])

/** The files of out/, with the site's own origin replaced by the provider's. */
function createReader(providerOrigin: string) {
  const texts = new Map<string, Buffer>()
  return (path: string): Buffer | undefined => {
    const known = texts.get(path)
    if (known) return known
    const file = join('out', path)
    if (!existsSync(file)) return undefined
    let text = readFileSync(file, 'utf8')
    if (path.endsWith('.html')) text = text.replace(OWN_CONNECTIONS, `${OWN_CONNECTIONS} ${providerOrigin}`)
    if (path.endsWith('.js') && text.includes(IDENTIFIER)) {
      if (!BUILT_ORIGIN.test(text)) throw new Error(`${path}: no origin beside ${IDENTIFIER}`)
      text = text.replace(BUILT_ORIGIN, `$1"${providerOrigin}"`)
    }
    const body = Buffer.from(text)
    texts.set(path, body)
    return body
  }
}

/** Serves the site with latency, and with the provider on another origin. */
export async function startSite(providerOrigin: string) {
  const read = createReader(providerOrigin)
  let delays = { roundTrip: 0, script: 0 }
  let blocked: string | undefined
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname
    if (UNNEEDED.test(path)) return void response.writeHead(204).end()
    const body = read(path)
    const isScript = path.endsWith('.js')
    const answer = () => {
      if (isScript && path === blocked) return void request.socket.destroy()
      if (!body) return void response.writeHead(404).end()
      response.writeHead(200, Object.fromEntries(headersWith(path, providerOrigin))).end(body)
    }
    void wait(delays.roundTrip + (isScript ? delays.script : 0)).then(answer)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Latency in milliseconds: of every response, and additionally of scripts. */
    delay: (next: typeof delays) => (delays = next),
    /** The path of a blocked script; undefined blocks none. */
    block: (path: string | undefined) => (blocked = path),
    read: (path: string) => read(path)?.toString('utf8') ?? '',
    stop(): void {
      server.closeAllConnections()
      server.close()
    },
  }
}

export type Site = Awaited<ReturnType<typeof startSite>>
