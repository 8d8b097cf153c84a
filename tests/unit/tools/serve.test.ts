import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { openStore } from '@/tools/inbox/store'
import { makeFolder, send } from './inbox/site-under-test'

const dir = makeFolder({ 'index.html': 'home' })
const inbox = join(dir, 'inbox.jsonl')
afterAll(() => rmSync(dir, { recursive: true }))

/** Starts the server on a free port and waits until it prints its address. */
async function start() {
  const args = ['--import', 'tsx', 'tools/serve.ts', '--dir', dir, '--port', '0', '--inbox', inbox]
  const server = spawn(process.execPath, args)
  let output = ''
  while (!output.includes('Inbox:')) {
    const [chunk] = (await once(server.stdout, 'data')) as [Buffer]
    output += chunk.toString()
  }
  return { server, origin: `http://127.0.0.1:${/localhost:(\d+)/.exec(output)?.[1]}` }
}

it('stores 1,000 concurrent requests without loss, over a kill and restart', async () => {
  const sendAll = (origin: string, first: number) =>
    Promise.all(Array.from({ length: 500 }, (_, at) => send(origin, { template_params: { n: first + at } })))
  for (const first of [0, 500]) {
    const { server, origin } = await start()
    const answers = await sendAll(origin, first)
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    server.kill('SIGKILL')
    await once(server, 'close')
  }
  const stored = openStore(inbox)
    .read()
    .map(({ params }) => Number(params.n))
  expect(stored.sort((one, other) => one - other)).toEqual(Array.from({ length: 1000 }, (_, n) => n))
}, 120_000)
