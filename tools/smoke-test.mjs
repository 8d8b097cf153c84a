/**
 * Starts the site by `npm start`, requests some of it, and stops it; `PORT=3000` for another port. Plain JavaScript
 * without packages, for a checkout in which nothing is installed yet.
 */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

const PORT = process.env.PORT || '4173'
const origin = `http://127.0.0.1:${PORT}`
const isWindows = process.platform === 'win32'

async function checkSite() {
  const home = await (await fetch(`${origin}/`)).text()
  const [picture = ''] = home.match(/\/pictures\/[^"\s]+\.(avif|webp)/) ?? []
  const [, card = ''] = home.match(/property="og:image" content="([^"]+)"/) ?? []
  for (const path of ['/our-fleet/', '/__inbox', picture, new URL(card).pathname])
    assert.equal((await fetch(origin + path)).status, 200, path)
}

// A process group of its own, so that npm and its child processes can be stopped together, as by Ctrl-C.
const child = spawn('npm', ['start'], {
  env: { ...process.env, PORT },
  stdio: ['ignore', 'inherit', 'inherit'],
  detached: !isWindows,
  shell: isWindows,
})
const ended = once(child, 'exit')
const isRunning = () => child.exitCode === null && child.signalCode === null
try {
  // Installing and encoding every picture take minutes on a slow machine.
  while (!(await fetch(`${origin}/`).catch(() => undefined))?.ok) {
    assert(isRunning(), 'npm start ended before it answered')
    await sleep(500)
  }
  await checkSite()
  console.log("Smoke test of 'npm start': passed")
} catch (error) {
  console.error("Smoke test of 'npm start': FAILED.", error)
  process.exitCode = 1
} finally {
  if (isRunning()) process.kill(isWindows ? child.pid : -child.pid, 'SIGINT')
  await ended
}
