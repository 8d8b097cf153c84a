#!/usr/bin/env bash
# lightningcss 1.32.0: minifying is not idempotent. A property that needs a vendor prefix gets one more prefixed copy at
# each pass where its value holds var(); a prefix that is there already is recognised only for plain values. Sheets of
# design tokens hold little else, and a sheet of a framework has often passed the same tool two or three times (the
# styles' plug-in, the bundler, a pass of one's own), so the copies add up.
# Three passes: one prefixed declaration for a plain value; 1, 2, 3 for var(); none at all with `exclude`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund lightningcss@1.32.0
cat >try.cjs <<'JS'
const { transform, Features } = require('lightningcss')
const targets = { chrome: 99 << 16 }
function passes(value, more) {
  let css = `.a{mask:${value}}`
  return [1, 2, 3].map(() => {
    css = String(transform({ filename: 'a.css', code: Buffer.from(css), minify: true, targets, ...more }).code)
    return css.match(/-webkit-mask:/g)?.length ?? 0
  })
}
console.log(`plain: ${passes('linear-gradient(#000,#fff)')}`)
console.log(`var(): ${passes('var(--fade)')}`)
console.log(`var(), excluded: ${passes('var(--fade)', { exclude: Features.VendorPrefixes })}`)
JS
seen=$(node try.cjs)
echo "$seen"
[ "$seen" = "plain: 1,1,1
var(): 1,2,3
var(), excluded: 0,0,0" ] || { echo 'This has changed.'; exit 1; }
