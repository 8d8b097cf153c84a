import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** How the provider behaves for the current visit. Times in milliseconds. */
export type Profile = {
  roundTrip: number
  work: number
  /** Faults of the next requests; requests after them are accepted. */
  faults: ('drop' | 'refuse' | 'hang' | 'take and drop')[]
}

/** An enquiry that was accepted. */
export type Arrival = {
  /** The reference in the fragment of page_url, or in the last line of a text. */
  reference: string
  begunAt: number
  /** When the response was finished; Infinity if the client had disconnected. */
  answeredAt: number
}

/** Round trips before the first request on a connection: TCP and TLS. */
const HANDSHAKES = 2
const ALLOW = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'content-type',
}

async function readParams(request: IncomingMessage): Promise<Record<string, string> | undefined> {
  let body = ''
  try {
    for await (const part of request.setEncoding('utf8')) body += part
    return (JSON.parse(body) as { template_params: Record<string, string> }).template_params
  } catch {
    return undefined
  }
}

/** A fake e-mail provider on an origin of its own, with the latency of the profile. */
export async function startProvider() {
  let profile: Profile = { roundTrip: 0, work: 0, faults: [] }
  let openRequests = 0
  const arrivals: Arrival[] = []
  const connectedAt = new WeakMap<Socket, number>()

  /** @returns whether the request arrived: one that was aborted on its way does not. */
  async function travel(request: IncomingMessage): Promise<boolean> {
    const since = connectedAt.get(request.socket) ?? 0
    const handshake = Math.max(0, since + HANDSHAKES * profile.roundTrip - Date.now())
    await wait(handshake + profile.roundTrip / 2)
    return !request.socket.destroyed
  }

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { roundTrip, work } = profile
    const begunAt = Date.now()
    const params = await readParams(request)
    if (!(await travel(request)) || !params) return
    const fault = profile.faults.shift()
    if (fault === 'drop') return void request.socket.destroy()
    if (fault === 'hang') return
    if (fault !== 'refuse') {
      const [, reference = ''] = /(?:#ref-|\nRef )([2-9A-Z]{6})/.exec(Object.values(params).join('\n')) ?? []
      const arrival = { reference, begunAt, answeredAt: Infinity }
      arrivals.push(arrival)
      response.once('finish', () => (arrival.answeredAt = Date.now()))
      await wait(work)
    }
    if (fault === 'take and drop') return void request.socket.destroy()
    await wait(roundTrip / 2)
    response.writeHead(fault === 'refuse' ? 500 : 200, ALLOW).end(fault === 'refuse' ? 'refused' : 'OK')
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'POST') return take(request, response)
    await travel(request)
    await wait(profile.roundTrip / 2)
    response.writeHead(204, ALLOW).end()
  }

  const server = createServer((request, response) => {
    openRequests += 1
    void answer(request, response).finally(() => (openRequests -= 1))
  })
  server.on('connection', (socket: Socket) => connectedAt.set(socket, Date.now()))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    arrivals,
    setProfile: (next: Profile) => (profile = next),
    /** Resolves when no request is pending. */
    async settle(): Promise<void> {
      do await wait(200)
      while (openRequests > 0)
    },
    stop(): void {
      server.closeAllConnections()
      server.close()
    },
  }
}

export type Provider = Awaited<ReturnType<typeof startProvider>>
