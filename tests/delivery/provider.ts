import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/** How the provider behaves towards the visit at hand. Milliseconds. */
export type Profile = {
  roundTrip: number
  work: number
  /** What is done with the next sends instead of taking them; then they are taken. */
  faults: ('drop' | 'refuse' | 'hang' | 'take and drop')[]
}

/** An enquiry that was taken. */
export type Arrival = {
  name: string
  /** What the office reads behind the # of the page's address. */
  reference: string
  begunAt: number
  /** When the answer was there; Infinity where nobody was left to be answered. */
  answeredAt: number
}

/** Before a first request on a connection: its own and its encryption's round trip. */
const HANDSHAKES = 2
const ALLOW = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'content-type',
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function readParams(request: IncomingMessage): Promise<Record<string, string> | undefined> {
  let body = ''
  try {
    for await (const part of request.setEncoding('utf8')) body += part
    return (JSON.parse(body) as { template_params: Record<string, string> }).template_params
  } catch {
    return undefined
  }
}

/** Stands in for the e-mail provider, on an origin of its own, at the distance of the profile. */
export async function startProvider() {
  let profile: Profile = { roundTrip: 0, work: 0, faults: [] }
  let openRequests = 0
  const arrivals: Arrival[] = []
  let note: (what: string) => void = () => undefined
  const connectedAt = new WeakMap<Socket, number>()

  /** @returns whether the request is there: one that was broken off on its way never is. */
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
    if (!(await travel(request)) || !params) return note('provider: a send was broken off on its way')
    const fault = profile.faults.shift()
    note(`provider: ${fault ?? 'take'}`)
    if (fault === 'drop') return void request.socket.destroy()
    if (fault === 'hang') return
    if (fault !== 'refuse') {
      const [, reference = ''] = (params.page_url ?? '').split('#ref-')
      const arrival = { name: params.from_name ?? '', reference, begunAt, answeredAt: Infinity }
      arrivals.push(arrival)
      response.once('finish', () => (arrival.answeredAt = Date.now()))
      response.once('close', () =>
        note(`provider: ${response.writableFinished ? 'answered' : 'nobody to answer'}`),
      )
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
    /** Who is told what the provider does from now on. */
    tell: (listener: (what: string) => void) => (note = listener),
    /** Resolves when no request is on its way any more. */
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
