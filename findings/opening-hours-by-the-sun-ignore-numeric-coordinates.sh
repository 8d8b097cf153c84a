#!/usr/bin/env bash
# opening_hours 3.15.0, the evaluator of OpenStreetMap's opening hours: 'sunrise-sunset', as monuments are tagged, is computed
# for the place only where its latitude and longitude are strings, as Nominatim sends them. The same coordinates as numbers,
# which GeoJSON, a map or one's own data have, are taken without an error or a warning and never used: sunrise is 06:00 and
# sunset 18:00 on every day of the year, the constants that are documented for missing coordinates. At Agra that is 51 minutes
# early on a morning of December.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund opening_hours@3.15.0
cat >try.cjs <<'JS'
const OpeningHours = require('opening_hours')
const address = { country_code: 'in', state: 'Uttar Pradesh' }
const time = (date) => date.toTimeString().slice(0, 5)
for (const [kind, lat, lon] of [['strings', '27.175', '78.042'], ['numbers', 27.175, 78.042]])
  for (const [year, month, day] of [[2026, 5, 21], [2026, 11, 3]]) {
    const hours = new OpeningHours('sunrise-sunset', { lat, lon, address })
    const [[from, to]] = hours.getOpenIntervals(new Date(year, month, day), new Date(year, month, day + 1))
    console.log(`${kind}, ${day}.${month + 1}.: ${time(from)} to ${time(to)}, warnings: ${hours.getWarnings().length}`)
  }
JS
seen=$(TZ=Asia/Kolkata node try.cjs)
echo "$seen"
[ "$seen" = "strings, 21.6.: 05:23 to 19:15, warnings: 0
strings, 3.12.: 06:51 to 17:23, warnings: 0
numbers, 21.6.: 06:00 to 18:00, warnings: 0
numbers, 3.12.: 06:00 to 18:00, warnings: 0" ] || { echo 'This has changed.'; exit 1; }
