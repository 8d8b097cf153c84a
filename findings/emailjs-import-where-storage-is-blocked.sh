#!/usr/bin/env bash
# @emailjs/browser 4.4.1: where a browser blocks site data (reading `localStorage` throws a SecurityError, as the HTML
# standard has it), the SDK cannot even be imported: it looks for the storage of its optional rate limit at its import,
# by `typeof localStorage`, which does throw for a getter that throws. So a page that imports it statically loses the
# whole module, its form with it, and not the rate limit alone. Where there is no `localStorage` at all it imports well.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @emailjs/browser@4.4.1
cat >try.cjs <<'JS'
const imported = () => {
  try {
    return typeof require('@emailjs/browser').send
  } catch (error) {
    return error.name
  }
}
const define = (descriptor) => Object.defineProperty(globalThis, 'localStorage', { configurable: true, ...descriptor })
define({ get() { throw new DOMException('The operation is insecure.', 'SecurityError') } })
console.log(`blocked: ${imported()}`)
define({ value: undefined })
console.log(`missing: ${imported()}`)
JS
seen=$(node try.cjs)
echo "$seen"
[ "$seen" = "blocked: SecurityError
missing: function" ] || { echo 'This has changed.'; exit 1; }
