import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { ServeOptions } from './serve-options'

// With Node's default backlog of 511, some of a thousand concurrent connections need a retransmission.
const BACKLOG = 2048

const GRACE_MS = 2000

function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new Error(`Port ${port} is in use. Choose another: PORT=${port + 1} npm start`)
  }
  if (error.code === 'EACCES') return new Error(`Port ${port} may not be used. Choose one from 1024 on`)
  return error
}

/** Starts listening and resolves with the port; rejects with an error whose message can be shown unchanged. */
export async function listen(server: Server, { port, host }: Pick<ServeOptions, 'port' | 'host'>) {
  server.listen({ port, host, backlog: BACKLOG })
  try {
    await once(server, 'listening')
  } catch (error) {
    throw explain(error as NodeJS.ErrnoException, port)
  }
  return (server.address() as AddressInfo).port
}

/** Accepts no new connections, lets pending responses finish, and closes remaining connections after two seconds. */
export async function stop(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  const cutOff = setTimeout(() => server.closeAllConnections(), GRACE_MS)
  await closed
  clearTimeout(cutOff)
}
