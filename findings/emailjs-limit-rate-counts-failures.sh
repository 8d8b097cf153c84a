#!/usr/bin/env bash
# @emailjs/browser 4.4.1: `limitRate` counts attempts, not mails. The time is stored before the request, so that after an
# answer of 500 (or with no network at all) the visitor's second try is refused by the SDK itself with 429, a status that
# a page takes for the provider's own limit; nothing was ever sent.
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
const answers = [() => new Response('down', { status: 500 }), () => { throw new TypeError('no network') }]
let requests = 0
globalThis.fetch = async () => answers[requests++]()
const { send } = require('@emailjs/browser')
const attempt = () =>
  send('service', 'template', {}, { publicKey: 'key', limitRate: { throttle: 60_000 } }).then(
    ({ status }) => status,
    (error) => error.status ?? error.message,
  )
;(async () => {
  console.log(`answer 500: ${await attempt()}, again: ${await attempt()}; requests: ${requests}`)
  kept.clear()
  console.log(`no network: ${await attempt()}, again: ${await attempt()}; requests: ${requests}`)
})()
JS
seen=$(node try.cjs)
echo "$seen"
[ "$seen" = "answer 500: 500, again: 429; requests: 1
no network: no network, again: 429; requests: 2" ] || { echo 'This has changed.'; exit 1; }
