#!/usr/bin/env bash
# @emailjs/browser 4.4.1: `limitRate` is in force where it is passed to send(), and without any effect where it is passed
# to init(), as the documentation of the SDK shows it. init() replaces the storage of the SDK, which is there by default,
# by the option `storageProvider`, which nobody gave; without a storage the limit is skipped without a word.
# Here two sends within a minute, with a throttle of a minute: 200 and 429 by send(), 200 and 200 after init().
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @emailjs/browser@4.4.1
cat >try.cjs <<'JS'
const kept = new Map()
globalThis.localStorage = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
  removeItem: (key) => void kept.delete(key),
}
globalThis.location = { pathname: '/contact' }
let requests = 0
globalThis.fetch = async () => (requests++, new Response('OK', { status: 200 }))
const { init, send } = require('@emailjs/browser')
const options = { publicKey: 'key', limitRate: { throttle: 60_000 } }
const statusOf = (sent) => sent.then(({ status }) => status, ({ status }) => status)
async function twice(given) {
  requests = 0
  kept.clear()
  const statuses = [await statusOf(send('service', 'template', {}, given)), await statusOf(send('service', 'template', {}, given))]
  return `${statuses.join(', ')}; requests: ${requests}`
}
;(async () => {
  console.log(`options of send(): ${await twice(options)}`)
  init(options)
  console.log(`options of init(): ${await twice()}`)
})()
JS
seen=$(node try.cjs)
echo "$seen"
[ "$seen" = "options of send(): 200, 429; requests: 1
options of init(): 200, 200; requests: 2" ] || { echo 'This has changed.'; exit 1; }
