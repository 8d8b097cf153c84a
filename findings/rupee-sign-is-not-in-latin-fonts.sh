#!/usr/bin/env bash
# Fontsource's packages (Figtree 5.2.10, Fraunces, Inter and Hind 5.3.0), cut by Google's ranges: the euro sign is in the file
# `latin`, the rupee sign in `latin-ext`. One '₹500' on an English page fetches a second file of each face, up to
# 85,068 bytes for one glyph. In Hind it is in `devanagari`'s range as well as in that of `latin-ext`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @fontsource-variable/figtree@5.2.10 @fontsource-variable/fraunces@5.3.0 \
  @fontsource-variable/inter@5.3.0 @fontsource/hind@5.3.0 fontkit@2.0.4
cat >try.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
const faces = {
  '@fontsource-variable/figtree': 'index.css',
  '@fontsource-variable/fraunces': 'index.css',
  '@fontsource-variable/inter': 'index.css',
  '@fontsource/hind': '400.css',
}
const isIn = (code, ranges) =>
  ranges.split(',').some((range) => {
    const [from, to = from] = range.trim().slice(2).split('-')
    return parseInt(from, 16) <= code && code <= parseInt(to, 16)
  })
for (const [name, sheet] of Object.entries(faces)) {
  const css = readFileSync(`node_modules/${name}/${sheet}`, 'utf8')
  const files = [...css.matchAll(/url\(\.\/([^)]+\.woff2)\)[^}]*unicode-range: *([^;]+);/g)]
  for (const sign of ['€', '₹']) {
    const found = files.flatMap(([, path, ranges]) => {
      const file = readFileSync(`node_modules/${name}/${path}`)
      const code = sign.codePointAt(0)
      return isIn(code, ranges) && create(file).hasGlyphForCodePoint(code)
        ? [`${/-((?:latin|devanagari)(?:-ext)?)-/.exec(path)[1]} ${file.length}`]
        : []
    })
    console.log(`${name.split('/')[1]} ${sign}: ${found.join(', ')}`)
  }
}
JS
seen=$(node try.mjs)
echo "$seen"
[ "$seen" = "figtree €: latin 20156
figtree ₹: latin-ext 10280
fraunces €: latin 36620
fraunces ₹: latin-ext 33584
inter €: latin 48256
inter ₹: latin-ext 85068
hind €: latin 16216
hind ₹: devanagari 74936, latin-ext 9160" ] || { echo 'This has changed.'; exit 1; }
