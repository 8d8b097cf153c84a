import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

import { openStore } from '@/tools/inbox/store'

import { failNext, makeFolder, send } from './inbox/site-under-test'

jest.setTimeout(60_000)

let dir: string
let child: ChildProcess | undefined
beforeEach(() => {
  dir = makeFolder({ 'index.html': 'home' })
})
afterEach(() => {
  child?.kill('SIGKILL')
  rmSync(dir, { recursive: true })
})

/** Starts the server as a direct child process, without a wrapper that would receive the signals. */
function spawnServer(args: string[], env: Record<string, string> = {}): ChildProcess {
  const all = ['--import', 'tsx', 'tools/serve.ts', '--inbox', join(dir, 'inbox.jsonl'), ...args]
  child = spawn(process.execPath, all, { env: { ...process.env, PORT: '', ...env } })
  return child
}

/** The output until it exits, and the exit code. */
async function runToEnd(args: string[], env?: Record<string, string>): Promise<[number | null, string]> {
  const server = spawnServer(args, env)
  let output = ''
  server.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = (await once(server, 'close')) as [number | null]
  return [code, output]
}

/** Starts the server on a free port and waits until it prints its URL. */
async function start(args: string[] = [], env?: Record<string, string>) {
  const server = spawnServer(['--dir', dir, '--port', '0', '--spacing', '0', ...args], env)
  let output = ''
  while (!output.includes('Inbox:')) {
    const [chunk] = (await once(server.stdout!, 'data')) as [Buffer]
    output += chunk.toString()
  }
  const port = /localhost:(\d+)/.exec(output)?.[1]
  return { server, output, origin: `http://127.0.0.1:${port}` }
}

function storedNumbers(): unknown[] {
  const { enquiries } = openStore(join(dir, 'inbox.jsonl')).read()
  return enquiries.map(({ params }) => params.n)
}

it('reports a used port in one line', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const result = await runToEnd(['--dir', dir], { PORT: String(port) })
  other.close()
  expect(result).toEqual([1, `Port ${port} is in use. Choose another: PORT=${port + 1} npm start\n`])
})

it('reports a missing build in one line', async () => {
  const result = await runToEnd(['--dir', 'no-such-folder'])
  expect(result).toEqual([1, 'There is no site in no-such-folder/. Build it first: npm run build\n'])
})

it.each(['SIGINT', 'SIGTERM'] as const)(
  'exits with code 0 on %s, even while a request hangs',
  async (signal) => {
    const { server, origin } = await start()
    await failNext(origin, 'hang')
    const hanging = send(origin).catch(() => 'cut off')
    await new Promise((resolve) => setTimeout(resolve, 200))
    server.kill(signal)
    expect(await hanging).toBe('cut off')
    expect(await once(server, 'close')).toEqual([0, null])
  },
)

it('stores 1,000 concurrent requests without loss, over a kill and restart', async () => {
  const sendAll = (origin: string, first: number) =>
    Promise.all(Array.from({ length: 500 }, (_, at) => send(origin, { template_params: { n: first + at } })))
  for (const first of [0, 500]) {
    const { server, origin } = await start()
    const answers = await sendAll(origin, first)
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    const gone = once(server, 'close')
    server.kill('SIGKILL')
    await gone
  }
  const expected = Array.from({ length: 1000 }, (_, n) => n)
  expect(
    storedNumbers()
      .map(Number)
      .sort((one, other) => one - other),
  ).toEqual(expected)
}, 120_000)
