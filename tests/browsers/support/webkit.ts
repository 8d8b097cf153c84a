import { once } from 'node:events'
import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Builder, Capabilities, error, Key as WebKey, type WebDriver } from 'selenium-webdriver'
import { findDisplay, findWebKit } from '@/tools/setup/programs.mjs'
import { freePort } from '../../e2e/support/server'
import type { Driver, Key } from './driver'

const KEYS: Record<Key, string> = { Enter: WebKey.ENTER, Escape: WebKey.ESCAPE }

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
const CAPABILITIES = new Capabilities({
  browserName: 'MiniBrowser',
  unhandledPromptBehavior: 'ignore',
  'webkitgtk:browserOptions': {
    args: ['--automation', '--javascript-can-open-windows-automatically=true'],
  },
})

const START_TIMEOUT_MS = 30_000

/** The driver prints nothing when it is ready, so it is polled. */
async function connect(port: number): Promise<WebDriver> {
  const started = Date.now()
  const address = `http://127.0.0.1:${port}`
  while (!(await fetch(`${address}/status`).catch(() => undefined))) {
    if (Date.now() - started > START_TIMEOUT_MS)
      throw new Error(`WebKitWebDriver does not answer at ${address}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return new Builder()
    .disableEnvironmentOverrides()
    .usingServer(address)
    .withCapabilities(CAPABILITIES)
    .build()
}

/** Opens a window without toolbars, whose size is that of the page and which may be as narrow as a phone. */
async function openBareWindow(driver: WebDriver): Promise<void> {
  const first = await driver.getWindowHandle()
  await driver.executeScript("open('about:blank', '', 'popup')")
  const bare = (await driver.getAllWindowHandles()).find((handle) => handle !== first)
  if (!bare) throw new Error('WebKit opened no window')
  await driver.switchTo().window(bare)
}

async function takeAlert(driver: WebDriver): Promise<string[]> {
  try {
    const alert = driver.switchTo().alert()
    const text = await alert.getText()
    await alert.accept()
    return [text]
  } catch (failure) {
    if (failure instanceof error.NoSuchAlertError) return []
    throw failure
  }
}

function drive(driver: WebDriver): Omit<Driver, 'close'> {
  const type = (text: string) => driver.actions().sendKeys(text).perform()
  return {
    open: (url) => driver.get(url),
    resize: async (size) =>
      void (await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...size })),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    click: (point) =>
      driver
        .actions()
        .move({ ...point, duration: 0 })
        .click()
        .perform(),
    type,
    press: (key) => type(KEYS[key]),
    typeParts: (parts) => type(parts.join(WebKey.ARROW_RIGHT)),
    takeAlerts: () => takeAlert(driver),
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
  const driver = await connect(port)
  await openBareWindow(driver)
  return {
    ...drive(driver),
    close: async () => {
      await driver.quit()
      await end(server)
      await end(display.server)
      rmSync(home, { recursive: true, force: true })
    },
  }
}
