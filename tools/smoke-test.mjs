/**
 * Starts the site by one of its npm scripts, requests its pages and sends an enquiry, and stops it: `node
 * tools/smoke-test.mjs start` (or preview, dev), `PORT=3000` for another port. Plain JavaScript without packages, for a
 * checkout in which nothing is installed yet.
 */
import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { LOCAL_IDENTIFIERS } from './inbox/identifiers.mjs'

/** Installing and encoding every picture take minutes on a slow machine. */
const START_TIMEOUT_MS = 15 * 60_000
const STOP_MS = 15_000

const SEND_PATH = '/api/v1.0/email/send'

const [script = 'start'] = process.argv.slice(2)
const port = process.env.PORT || '4173'
const origin = `http://127.0.0.1:${port}`

function expect(isTrue, what) {
  if (!isTrue) throw new Error(`Expected ${what}.`)
}

/** @returns {Promise<{ stop: () => Promise<void> }>} once the home page answers */
async function start() {
  const isWindows = process.platform === 'win32'
  // A process group of its own, so that npm and its child processes can be stopped together, as by Ctrl-C.
  const child = spawn('npm', ['run', script], {
    env: { ...process.env, PORT: port },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: !isWindows,
    shell: isWindows,
  })
  let exitCode
  child.on('error', (error) => (exitCode = error.message))
  child.on('exit', (code, signal) => (exitCode = code ?? signal))
  const stop = async () => {
    if (exitCode === undefined) process.kill(isWindows ? child.pid : -child.pid, 'SIGINT')
    for (const end = Date.now() + STOP_MS; exitCode === undefined && Date.now() < end;) await sleep(100)
    expect(exitCode !== undefined, `npm run ${script} to stop when it is interrupted`)
  }
  const end = Date.now() + START_TIMEOUT_MS
  while (exitCode === undefined && Date.now() < end) {
    const answer = await fetch(`${origin}/`).catch(() => undefined)
    if (answer?.ok) return { stop }
    await sleep(500)
  }
  if (exitCode === undefined) await stop()
  throw new Error(`npm run ${script} did not answer; it ended with ${exitCode}.`)
}

async function checkPages() {
  const home = await (await fetch(`${origin}/`)).text()
  const [picture] = home.match(/\/pictures\/[^"\s]+\.(avif|webp)/) ?? []
  const [, card] = home.match(/property="og:image" content="([^"]+)"/) ?? []
  expect(picture && card, 'a picture and a social card on the home page')
  for (const path of [
    '/our-fleet/',
    picture,
    new URL(card).pathname,
    ...(script === 'preview' ? ['/preview/'] : []),
  ]) {
    const { status } = await fetch(origin + path)
    expect(status === 200, `${path} to answer 200, not ${status}`)
  }
}

/** Sends one enquiry through the site's own endpoint, and reads it back from the inbox. */
async function checkEnquiry() {
  const phone = String(9_000_000_000 + (Date.now() % 1_000_000_000))
  const answer = await fetch(origin + SEND_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      lib_version: '4.4.1',
      user_id: LOCAL_IDENTIFIERS.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY,
      service_id: LOCAL_IDENTIFIERS.NEXT_PUBLIC_EMAILJS_SERVICE_ID,
      template_id: LOCAL_IDENTIFIERS.NEXT_PUBLIC_EMAILJS_TEMPLATE_TRIP,
      template_params: { car_name: 'Website Enquiry', from_name: 'Smoke Test', phone },
    }),
  })
  expect(answer.ok, `the enquiry to be accepted, not ${answer.status} ${await answer.text()}`)
  const inbox = await (await fetch(`${origin}/__inbox.json`)).text()
  expect(inbox.includes(phone), 'the enquiry in the inbox')
}

try {
  const site = await start()
  try {
    await checkPages()
    if (script !== 'dev') await checkEnquiry()
  } finally {
    await site.stop()
  }
  console.log(`Smoke test of 'npm run ${script}': passed`)
} catch (error) {
  console.error(
    `Smoke test of 'npm run ${script}': FAILED. ${error instanceof Error ? error.message : error}`,
  )
  process.exitCode = 1
}
