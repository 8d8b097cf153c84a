#!/usr/bin/env bash
# words-to-numbers 1.5.1, which turns numbers in words into figures: the article is a number ('a family of four' becomes
# '1 family of 4', so that the first figure of a request is not the party), 'two and a half days' becomes '2 and 1 half days',
# lakh and crore, which English in India counts in, end a number ('one lakh fifty thousand' becomes two figures), and its Western
# form 'one hundred fifty thousand' becomes 50100.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund words-to-numbers@1.5.1
cat >try.cjs <<'JS'
const { wordsToNumbers } = require('words-to-numbers')
for (const text of [
  'Nainital, twelve people',
  'Agra for a family of four',
  'two and a half days',
  'one hundred fifty thousand',
  'one lakh fifty thousand',
])
  console.log(`${text}: ${wordsToNumbers(text)}`)
JS
seen=$(node try.cjs)
echo "$seen"
[ "$seen" = "Nainital, twelve people: Nainital, 12 people
Agra for a family of four: Agra for 1 family of 4
two and a half days: 2 and 1 half days
one hundred fifty thousand: 50100
one lakh fifty thousand: 1 lakh 50000" ] || { echo 'This has changed.'; exit 1; }
