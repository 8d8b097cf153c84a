#!/usr/bin/env bash
# date-fns 4.4.0, locale `hi`: one formatted date mixes two numerals. What is made of an ordinal (`do`, so `PPP` and
# `PPPP`) and every duration has Devanagari digits, year, time and `P` have Latin ones. CLDR's `hi`, in
# Intl.DateTimeFormat, has Latin digits throughout.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund date-fns@4.4.0
cat >try.mjs <<'JS'
import { format, formatDuration } from 'date-fns'
import { hi } from 'date-fns/locale'

const pickup = new Date(2026, 11, 14, 5, 30)
for (const pattern of ['P', 'd MMMM yyyy', 'PPP', 'PPPPp']) console.log(`${pattern}: ${format(pickup, pattern, { locale: hi })}`)
console.log(`duration: ${formatDuration({ hours: 7, minutes: 30 }, { locale: hi })}`)
console.log(`Intl: ${new Intl.DateTimeFormat('hi', { dateStyle: 'long' }).format(pickup)}`)
JS
seen=$(node try.mjs)
echo "$seen"
[ "$seen" = "P: 14/12/2026
d MMMM yyyy: 14 दिसंबर 2026
PPP: १४ दिसंबर, 2026
PPPPp: सोमवार, १४ दिसंबर, 2026 को 5:30 पूर्वाह्न
duration: ७ घंटे ३० मिनट
Intl: 14 दिसंबर 2026" ] || { echo 'This has changed.'; exit 1; }
