#!/usr/bin/env bash
# A firm that hires cars by the month gives its GSTIN: the state's number, its PAN, two characters and a check character, letters
# among them. validator 13.15.35 has India among its tax numbers (isVAT, 'IN') and takes fifteen digits only: it refuses every
# GSTIN, and takes what none can be. stdnum 1.12.0 reads the check character. Of number plates ('en-IN') it takes those of a state,
# and refuses the BH series, which cars that move from state to state have had since September 2021.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund validator@13.15.35 stdnum@1.12.0
cat >try.mjs <<'JS'
import { stdnum } from 'stdnum'
import validator from 'validator'

// Made up, with its check character.
const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const open = '07AAACA1234A1Z'
const sum = [...open].reduce((total, sign, place) => {
  const product = SIGNS.indexOf(sign) * (place % 2 ? 2 : 1)
  return total + Math.floor(product / 36) + (product % 36)
}, 0)
const gstin = open + SIGNS[(36 - (sum % 36)) % 36]
for (const number of [gstin, '123456789012345'])
  console.log(number, 'stdnum', stdnum.IN.gstin.validate(number).isValid, 'validator', validator.isVAT(number, 'IN'))
for (const plate of ['DL1PC1234', 'HR55AB1234', '22BH1234AA'])
  console.log(plate, validator.isLicensePlate(plate, 'en-IN'))
JS
seen=$(node try.mjs)
echo "$seen"
[ "$seen" = '07AAACA1234A1ZM stdnum true validator false
123456789012345 stdnum false validator true
DL1PC1234 true
HR55AB1234 true
22BH1234AA false' ] || { echo 'This has changed.'; exit 1; }
