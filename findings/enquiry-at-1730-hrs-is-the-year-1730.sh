#!/usr/bin/env bash
# chrono-node 2.10.3, British English: tickets and messages in India write '1730 hrs' or '17.30 hrs'. After a date the hour is
# taken for a year: 1730, 2017, or 2030 for half past eight, which is ahead, so that a check for the past lets it through;
# '0530 hrs' is dropped. '17:30 hrs' is right, until `forwardDate` is set, which the manual shows for weekdays: then a
# number before 'hrs' is also a span from now, so that '30 hrs' takes the time away from the date and is tomorrow evening.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund chrono-node@2.10.3
cat >try.mjs <<'JS'
import { en } from 'chrono-node'

const now = { instant: new Date('2026-11-30T12:00:00+05:30'), timezone: 330 }
const two = (part) => String(part).padStart(2, '0')
const read = ({ text, start }) => {
  const date = `${start.get('year')}-${two(start.get('month'))}-${two(start.get('day'))}`
  const time = start.isCertain('hour') ? `${two(start.get('hour'))}:${two(start.get('minute'))}` : 'no time'
  return `${text} = ${date}, ${time}`
}
for (const pickup of ['4 Dec 5.30 pm', '4 Dec 17:30 hrs', '4 Dec 1730 hrs', '4 Dec 2030 hrs', '4 Dec 0530 hrs', '4 Dec 17.30 hrs'])
  for (const forwardDate of [false, true])
    console.log(`${forwardDate ? '  forward' : pickup}: ${en.GB.parse(pickup, now, { forwardDate }).map(read).join(' + ')}`)
JS
seen=$(node try.mjs)
echo "$seen"
[ "$seen" = "4 Dec 5.30 pm: 4 Dec 5.30 pm = 2026-12-04, 17:30
  forward: 4 Dec 5.30 pm = 2026-12-04, 17:30
4 Dec 17:30 hrs: 4 Dec 17:30 = 2026-12-04, 17:30
  forward: 4 Dec = 2026-12-04, no time + 30 hrs = 2026-12-01, 18:00
4 Dec 1730 hrs: 4 Dec 1730 = 1730-12-04, no time
  forward: 4 Dec 1730 = 1730-12-04, no time
4 Dec 2030 hrs: 4 Dec 2030 = 2030-12-04, no time
  forward: 4 Dec 2030 = 2030-12-04, no time
4 Dec 0530 hrs: 4 Dec = 2026-12-04, no time
  forward: 4 Dec = 2026-12-04, no time + 0530 hrs = 2026-12-22, 14:00
4 Dec 17.30 hrs: 4 Dec 17 = 2017-12-04, no time
  forward: 17.30 hrs = 2026-12-01, 05:18" ] || { echo 'This has changed.'; exit 1; }
