#!/usr/bin/env bash
# Diwali is kept on the evening of the new moon's lunar day. @ishubhamx/panchangam-js 2.2.3 offers to detect it and goes by the
# lunar day at sunrise, as the calendar of mhah-panchang 1.2.0 does, so that the two agree: in 2026, 2028 and 2029 on the day
# after, when by the first one's own figures the new moon's day is over by 12:31, long before the evening. The
# public holiday of Mauritius, in date-holidays 3.37.0, is on the right day. Whoever sets peak days by the others is a day late.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @ishubhamx/panchangam-js@2.2.3 mhah-panchang@1.2.0 date-holidays@3.37.0
cat >try.mjs <<'JS'
import panchangam from '@ishubhamx/panchangam-js'
import Holidays from 'date-holidays'
import mhah from 'mhah-panchang'

const delhi = new panchangam.Observer(28.61, 77.21, 216)
const time = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Kolkata' })
const mauritius = new Holidays('MU')
for (const year of [2026, 2027, 2028, 2029])
  for (let noon = Date.UTC(year, 9, 1, 6, 30); noon < Date.UTC(year, 11, 1); noon += 86_400_000) {
    const date = new Date(noon)
    const { festivals, tithiEndTime } = panchangam.getPanchangam(date, delhi, { timezoneOffset: 330 })
    if (!festivals.some(({ name }) => name.startsWith('Diwali'))) continue
    const [day] = time.format(date).split(' ')
    const { Tithi } = new mhah.MhahPanchang().calendar(date, 28.61, 77.21)
    const holiday = mauritius.getHolidays(year).find(({ name }) => name === 'Divali')
    console.log(`${day}, ${Tithi.name_en_IN}: over at ${time.format(tithiEndTime)}; Mauritius ${holiday.date.slice(0, 10)}`)
  }
JS
seen=$(node try.mjs)
echo "$seen"
[ "$seen" = "2026-11-09, Amavasya: over at 2026-11-09 12:31; Mauritius 2026-11-08
2027-10-29, Amavasya: over at 2027-10-29 19:06; Mauritius 2027-10-29
2028-10-18, Amavasya: over at 2028-10-18 08:26; Mauritius 2028-10-17
2029-11-06, Amavasya: over at 2029-11-06 09:54; Mauritius 2029-11-05" ] || { echo 'This has changed.'; exit 1; }
