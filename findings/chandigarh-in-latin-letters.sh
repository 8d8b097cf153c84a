#!/usr/bin/env bash
# @indic-transliteration/sanscript 1.3.3, Devanagari to Latin letters (IAST, ITRANS): the letters of Hindi with a dot below, as
# in Pahar Ganj, Chandigarh and Fatehpur, are one character or two, by Unicode the same text, and two in its normal form C. Of
# two the dot is left over, in the Latin word and behind the next vowel, and 'fa' is 'pha' with a dot. One is read, but not the
# last letter of Chandigarh, which stays in Devanagari: in neither form does the town come out in Latin letters. lipilekhika
# 1.0.11 reads both forms alike and leaves nothing. Left: normal form C, right: one character.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @indic-transliteration/sanscript@1.3.3 lipilekhika@1.0.11
cat >try.mjs <<'JS'
import sanscript from '@indic-transliteration/sanscript'
import { transliterate } from 'lipilekhika'

const single = { 'ड\u093c': '\u095c', 'ढ\u093c': '\u095d', 'फ\u093c': '\u095e' }
for (const town of ['पहाड़ गंज', 'चण्डीगढ़', 'फ़तेहपुर']) {
  const two = town.normalize('NFC')
  const one = two.replace(/.\u093c/gu, (letter) => single[letter])
  if (one === two || one.normalize('NFC') !== two) throw new Error('not two forms of one text')
  for (const scheme of ['iast', 'itrans'])
    console.log(`${scheme}: ${[two, one].map((form) => sanscript.t(form, 'devanagari', scheme)).join(' | ')}`)
  const latin = await Promise.all([two, one].map((form) => transliterate(form, 'Devanagari', 'Romanized')))
  console.log(`lipilekhika: ${latin.join(' | ')}`)
}
JS
seen=$(node try.mjs)
echo "$seen"
[ "$seen" = "iast: pahāḍa़ gaṃja | pahār̤a gaṃja
itrans: pahADa़ gaMja | pahA.Da gaMja
lipilekhika: pahār̤a gaṁja | pahār̤a gaṁja
iast: caṇḍīgaḍha़ | caṇḍīgaढ़
itrans: chaNDIgaDha़ | chaNDIgaढ़
lipilekhika: chaṇḍīgar̤ha | chaṇḍīgar̤ha
iast: pha़tehapura | fatehapura
itrans: pha़tehapura | fatehapura
lipilekhika: phzatēhapura | phzatēhapura" ] || { echo 'This has changed.'; exit 1; }
