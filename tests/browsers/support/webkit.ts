import { once } from 'node:events'
import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { findDisplay, findWebKit } from '@/tests/programs.mjs'
import { freePort } from '../../e2e/support/server'
import type { Driver, Key } from './driver'

/** The keys without a character, by the codes of the protocol. */
const KEYS: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C' }
const ARROW_RIGHT = '\uE014'

/** A child process that is killed with the tests at the latest. */
function start(command: string, args: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, options)
  process.once('exit', () => child.kill())
  return child
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill()
  await gone
}

/** Starts a virtual display (Xvfb), which chooses a free number and prints it. */
async function startDisplay() {
  const screen = ['-screen', '0', '1600x1200x24', '-nolisten', 'tcp', '-displayfd', '3']
  const server = start(findDisplay() ?? 'Xvfb', screen, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const [number] = (await once(server.stdio[3] as Readable, 'data')) as [Buffer]
  return { server, name: `:${String(number).trim()}` }
}

/** MiniBrowser, the browser of the driver, which leaves alerts open. */
const CAPABILITIES = {
  browserName: 'MiniBrowser',
  unhandledPromptBehavior: 'ignore',
  'webkitgtk:browserOptions': {
    args: ['--automation', '--javascript-can-open-windows-automatically=true'],
  },
}

const START_TIMEOUT_MS = 30_000

/** A command of the WebDriver protocol. @throws an error with the protocol's name, such as 'no such alert'. */
async function command<Value>(url: string, body?: object, method = body ? 'POST' : 'GET'): Promise<Value> {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) })
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } }
  if (!response.ok) throw new Error(value.error, { cause: value.message })
  return value
}

/** The driver prints nothing when it is ready, so it is polled. @returns the address of a session. */
async function connect(port: number): Promise<string> {
  const started = Date.now()
  const address = `http://127.0.0.1:${port}`
  while (!(await fetch(`${address}/status`).catch(() => undefined))) {
    if (Date.now() - started > START_TIMEOUT_MS)
      throw new Error(`WebKitWebDriver does not answer at ${address}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const capabilities = { alwaysMatch: CAPABILITIES }
  const { sessionId } = await command<{ sessionId: string }>(`${address}/session`, { capabilities })
  return `${address}/session/${sessionId}`
}

const execute = (session: string, script: string) =>
  command<unknown>(`${session}/execute/sync`, { script, args: [] })

/** Opens a window without toolbars, whose size is that of the page and which may be as narrow as a phone. */
async function openBareWindow(session: string): Promise<void> {
  const first = await command<string>(`${session}/window`)
  await execute(session, "open('about:blank', '', 'popup')")
  const handles = await command<string[]>(`${session}/window/handles`)
  const handle = handles.find((each) => each !== first)
  if (!handle) throw new Error('WebKit opened no window')
  await command(`${session}/window`, { handle })
}

async function takeAlert(session: string): Promise<string[]> {
  try {
    const text = await command<string>(`${session}/alert/text`)
    await command(`${session}/alert/accept`, {})
    return [text]
  } catch (failure) {
    if ((failure as Error).message === 'no such alert') return []
    throw failure
  }
}

function drive(session: string): Omit<Driver, 'close'> {
  const act = (source: object) => command<void>(`${session}/actions`, { actions: [source] })
  const type = (text: string) =>
    act({
      type: 'key',
      id: 'keys',
      actions: [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    })
  return {
    open: (url) => command(`${session}/url`, { url }),
    resize: (size) => command(`${session}/window/rect`, { x: 0, y: 0, ...size }),
    evaluate: (expression) => execute(session, `return ${expression}`),
    click: (point) =>
      act({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', duration: 0, ...point },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    type,
    press: (key) => type(KEYS[key]),
    typeParts: (parts) => type(parts.join(ARROW_RIGHT)),
    takeAlerts: () => takeAlert(session),
  }
}

/** WebKit's GTK port through WebDriver, on a virtual display. */
export async function startWebKit(): Promise<Driver> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'))
  const display = await startDisplay()
  const port = await freePort()
  const env = {
    ...process.env,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    DISPLAY: display.name,
    LANG: 'en_US.UTF-8',
  }
  const server = start(findWebKit() ?? 'WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' })
  const session = await connect(port)
  await openBareWindow(session)
  return {
    ...drive(session),
    close: async () => {
      await command(session, undefined, 'DELETE')
      await end(server)
      await end(display.server)
      rmSync(home, { recursive: true, force: true })
    },
  }
}
