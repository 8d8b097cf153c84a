#!/usr/bin/env bash
# libphonenumber-js 1.13.16 (all metadata) and google-libphonenumber 3.2.47, region India: a mobile number in Arabic, Persian
# or full-width digits is read as +919876543210. The same number in the digits of India's own scripts is no number: the
# first gives undefined, the second raises 'The string supplied did not seem to be a phone number'. Whoever takes numbers
# from people who type Hindi has to turn the digits into 0 to 9 before the parser sees them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund libphonenumber-js@1.13.16 google-libphonenumber@3.2.47
cat >try.mjs <<'JS'
import google from 'google-libphonenumber'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
const util = google.PhoneNumberUtil.getInstance()
const read = (text) => {
  try {
    return util.format(util.parse(text, 'IN'), google.PhoneNumberFormat.E164)
  } catch ({ message }) {
    return message
  }
}
const zeros = { ascii: '0', arabic: '٠', persian: '۰', fullwidth: '０', devanagari: '०', bengali: '০', tamil: '௦' }
for (const [script, zero] of Object.entries(zeros)) {
  const number = [...'9876543210'].map((digit) => String.fromCodePoint(zero.codePointAt(0) + Number(digit))).join('')
  console.log(`${script}: ${parsePhoneNumberFromString(number, 'IN')?.number} | ${read(number)}`)
}
JS
seen=$(node try.mjs)
echo "$seen"
none='undefined | The string supplied did not seem to be a phone number'
[ "$seen" = "ascii: +919876543210 | +919876543210
arabic: +919876543210 | +919876543210
persian: +919876543210 | +919876543210
fullwidth: +919876543210 | +919876543210
devanagari: $none
bengali: $none
tamil: $none" ] || { echo 'This has changed.'; exit 1; }
