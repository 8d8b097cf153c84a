#!/usr/bin/env bash
# To find the country of a place that a traveller names, one takes world-atlas 2.0.2 (Natural Earth's countries) and d3-geo 3.1.2.
# The finest of its three files puts every place of India into the Maldives as well: at its resolution their islands are wound the
# other way round, and d3-geo reads such a ring as all the rest of the globe: the country's area is three globes (a globe: 12.57).
# The coarsest has Tawang in Bhutan and Turtuk in Pakistan; both are destinations in India. In no file is India what it is on
# the Survey of India's maps, the only ones that may be published in India (Criminal Law (Amendment) Act, 1961, section 2): Gilgit.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund world-atlas@2.0.2 topojson-client@3.1.0 d3-geo@3.1.2
cat >try.mjs <<'JS'
import { geoArea, geoContains } from 'd3-geo'
import { readFileSync } from 'node:fs'
import { feature } from 'topojson-client'

const places = { Delhi: [77.2, 28.6], Tawang: [91.87, 27.58], Turtuk: [76.83, 34.85], Gilgit: [74.31, 35.92] }
for (const scale of ['110m', '50m', '10m']) {
  const atlas = JSON.parse(readFileSync(`node_modules/world-atlas/countries-${scale}.json`, 'utf8'))
  const countries = feature(atlas, atlas.objects.countries).features
  for (const [place, at] of Object.entries(places)) {
    const found = countries.filter((country) => geoContains(country, at)).map(({ properties }) => properties.name)
    console.log(scale, place, found.join(' and '))
  }
  for (const country of countries)
    if (geoArea(country) > 4 * Math.PI) console.log(scale, country.properties.name, geoArea(country).toFixed(2))
}
JS
seen=$(node try.mjs)
echo "$seen"
[ "$seen" = '110m Delhi India
110m Tawang Bhutan
110m Turtuk Pakistan
110m Gilgit Pakistan
50m Delhi India
50m Tawang India
50m Turtuk India
50m Gilgit Pakistan
10m Delhi India and Maldives
10m Tawang India and Maldives
10m Turtuk India and Maldives
10m Gilgit Pakistan and Maldives
10m Maldives 37.70' ] || { echo 'This has changed.'; exit 1; }
