/**
 * Starts the site by `npm start`, requests its pages, sends an enquiry and reads it back, and stops it; `PORT=3000` for
 * another port. Plain JavaScript without packages, for a checkout in which nothing is installed yet.
 */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { LOCAL_IDENTIFIERS } from './inbox/identifiers.mjs'

const PORT = process.env.PORT || '4173'
const origin = `http://127.0.0.1:${PORT}`
const isWindows = process.platform === 'win32'

async function checkSite() {
  const home = await (await fetch(`${origin}/`)).text()
  const [picture = ''] = home.match(/\/pictures\/[^"\s]+\.(avif|webp)/) ?? []
  const [, card = ''] = home.match(/property="og:image" content="([^"]+)"/) ?? []
  for (const path of ['/our-fleet/', picture, new URL(card).pathname])
    assert.equal((await fetch(origin + path)).status, 200, path)
  const phone = String(9_000_000_000 + (Date.now() % 1_000_000_000))
  const mail = {
    user_id: LOCAL_IDENTIFIERS.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY,
    service_id: LOCAL_IDENTIFIERS.NEXT_PUBLIC_EMAILJS_SERVICE_ID,
    template_id: LOCAL_IDENTIFIERS.NEXT_PUBLIC_EMAILJS_TEMPLATE_TRIP,
    template_params: { car_name: 'Website Enquiry', from_name: 'Smoke Test', phone },
  }
  await fetch(`${origin}/api/v1.0/email/send`, { method: 'POST', body: JSON.stringify(mail) })
  assert.match(await (await fetch(`${origin}/__inbox.json`)).text(), new RegExp(phone))
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
