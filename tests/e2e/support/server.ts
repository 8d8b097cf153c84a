import { once } from 'node:events'
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/** Where a server runs: its working folder, its document root, and its local port. */
export type Place = { folder: string; root: string; port: number }

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** out/, below `basePath` in a folder. */
function layOut(folder: string, basePath: string): string {
  const root = join(folder, 'www')
  const place = join(root, basePath)
  mkdirSync(dirname(place), { recursive: true })
  symlinkSync(resolve('out'), basePath ? place : root)
  return root
}

const START_TIMEOUT_MS = 60_000

async function untilItAnswers(origin: string, server: ChildProcess): Promise<void> {
  const started = Date.now()
  while (server.exitCode === null && Date.now() - started < START_TIMEOUT_MS) {
    if (await fetch(origin).catch(() => undefined)) return
    await new Promise((resolveWait) => setTimeout(resolveWait, 50))
  }
  throw new Error(`nothing answers at ${origin}`)
}

/**
 * Starts a web server on a free port over out/, in the foreground, in a folder of its own.
 * @param configure writes its configuration, and returns the command that starts it.
 */
export async function startServer(basePath: string, configure: (place: Place) => [string, ...string[]]) {
  const folder = mkdtempSync(join(tmpdir(), 'server-'))
  const port = await freePort()
  const [command, ...args] = configure({ folder, root: layOut(folder, basePath), port })
  // A process group of its own, so that its child processes end with it.
  const server = spawn(command, args, { cwd: folder, stdio: 'inherit', detached: true })
  const origin = `http://127.0.0.1:${port}`
  await untilItAnswers(origin, server)
  const stop = async () => {
    const gone = once(server, 'exit')
    if (server.pid) process.kill(-server.pid, 'SIGTERM')
    await gone
    rmSync(folder, { recursive: true })
  }
  return { origin, stop }
}
