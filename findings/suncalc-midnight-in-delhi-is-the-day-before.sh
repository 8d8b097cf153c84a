#!/usr/bin/env bash
# suncalc 2.0.2: `getTimes` takes a moment and answers for one of the days about it, by the place's longitude. Given the
# midnight with which a day begins in Delhi it answers with sunrise and sunset of the day before; in Los Angeles
# with those of the day. Its manual asks for the observer's midnight in `getMoonTimes`. Noon is safe in both.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund suncalc@2.0.2
cat >try.mjs <<'JS'
import { getTimes } from 'suncalc'
const places = [
  ['Delhi', 28.61, 77.21, '+05:30', 'Asia/Kolkata'],
  ['Los Angeles', 34.05, -118.24, '-08:00', 'America/Los_Angeles'],
]
for (const [place, latitude, longitude, offset, timeZone] of places)
  for (const time of ['00:00', '12:00']) {
    const { sunrise } = getTimes(new Date(`2026-12-04T${time}:00${offset}`), latitude, longitude)
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone }).format(sunrise)
    console.log(`${place}, 4 December ${time}: sunrise of ${day}`)
  }
JS
seen=$(node try.mjs)
echo "$seen"
[ "$seen" = "Delhi, 4 December 00:00: sunrise of 3 Dec 2026
Delhi, 4 December 12:00: sunrise of 4 Dec 2026
Los Angeles, 4 December 00:00: sunrise of 4 Dec 2026
Los Angeles, 4 December 12:00: sunrise of 4 Dec 2026" ] || { echo 'This has changed.'; exit 1; }
