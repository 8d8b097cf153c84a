#!/usr/bin/env bash
# CLDR 48.2.0, read as data and through @formatjs/intl-listformat 8.3.15: the long list of units, for parts of one value
# such as '27 November, 10:30' or '2 buses, 1 van', only separates its items in English, and says 'and' (और) before the
# last in Hindi, where it is the same as the long conjunction. `Intl.ListFormat` is long by default, so a list that reads
# well in English says in Hindi '27 नवंबर और 10:30': on 27 November and 10:30. The short style has commas in both.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @formatjs/intl-listformat@8.3.15 cldr-misc-full@48.2.0
cat >try.mjs <<'JS'
import { readFileSync } from 'node:fs'
import '@formatjs/intl-listformat/polyfill-force.js'
import '@formatjs/intl-listformat/locale-data/hi.js'
for (const language of ['en-IN', 'hi']) {
  const file = `cldr-misc-full/main/${language}/listPatterns.json`
  const { listPatterns } = JSON.parse(readFileSync(`node_modules/${file}`, 'utf8')).main[language]
  for (const style of ['long', 'short']) {
    const data = listPatterns[`listPattern-type-unit${style === 'long' ? '' : '-short'}`]
    console.log(`${language} ${style}: ${data['2']} ${data.end}`)
  }
}
for (const style of ['long', 'short']) {
  const list = new Intl.ListFormat('hi', { type: 'unit', style })
  console.log(`formatted ${style}: ${list.format(['27 नवंबर', '10:30'])}`)
}
JS
seen=$(node try.mjs)
echo "$seen"
[ "$seen" = "en-IN long: {0}, {1} {0}, {1}
en-IN short: {0}, {1} {0}, {1}
hi long: {0} और {1} {0}, और {1}
hi short: {0}, {1} {0}, {1}
formatted long: 27 नवंबर और 10:30
formatted short: 27 नवंबर, 10:30" ] || { echo 'This has changed.'; exit 1; }
