#!/usr/bin/env bash
# A GPX file of a drive from Delhi to Shimla: 285 km in 8 hours, nearly flat at first, 4.3 % up at the end (rise by length).
# gpxparser 3.0.8 documents 'cumulative distance at each point' and has that of the next: Delhi is at km 121. A leg's slope is
# so its rise by the length of the leg after it: 1.1 for 0.3 % in the middle, and Infinity for the climb. @we-gold/gpxjs
# 1.2.0, made from it, has these right, but its duration leaves out the last point: 5 hours. Of these none counts as moving, as
# it takes a speed from the points of the last 10 s alone: with one point in 30 s, as loggers have it to save power, a steady
# drive stands still. The times that @tmcw/togeojson 7.1.3 reads, and how these tracks are made, say what is right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund gpxparser@3.0.8 @we-gold/gpxjs@1.2.0 @tmcw/togeojson@7.1.3 jsdom@26.1.0
cat >try.mjs <<'JS'
import { gpx as toGeoJson } from '@tmcw/togeojson'
import { parseGPXWithCustomParser } from '@we-gold/gpxjs'
import Parser from 'gpxparser'
import { JSDOM } from 'jsdom'

const xml = (text) => new new JSDOM('').window.DOMParser().parseFromString(text, 'text/xml')
const start = Date.parse('2026-12-04T05:00:00+05:30')
const point = ([latitude, longitude, elevation, seconds]) =>
  `<trkpt lat="${latitude}" lon="${longitude}"><ele>${elevation}</ele><time>${new Date(start + seconds * 1000).toJSON()}</time></trkpt>`
const file = (points) =>
  `<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="try"><trk><trkseg>${points.map(point).join('')}</trkseg></trk></gpx>`
const read = (text) => parseGPXWithCustomParser(text, xml)[0].tracks[0]
const kilometres = (metres) => metres.map((each) => Math.round(each / 1000)).join(', ')
const percent = (slopes) => slopes.map((slope) => slope.toFixed(1)).join(', ')
const spans = (text) => {
  const { totalDuration, movingDuration } = read(text).duration
  const { times } = toGeoJson(xml(text)).features[0].properties.coordinateProperties
  return `gpxjs ${totalDuration} s, moving ${movingDuration} s; togeojson ${(Date.parse(times.at(-1)) - Date.parse(times[0])) / 1000} s`
}
const stops = [[28.6139, 77.209, 216, 0], [29.6857, 76.9905, 240, 7200], [30.839, 76.9573, 640, 18000], [31.1048, 77.1734, 2206, 28800]]
const hills = file(stops)
const old = new Parser()
old.parse(hills)
for (const [name, metres, slopes] of [
  ['gpxparser', old.tracks[0].distance.cumul, old.tracks[0].slopes],
  ['gpxjs', read(hills).distance.cumulative, read(hills).slopes],
])
  console.log(`${name}: at km ${kilometres(metres)}; slopes ${percent(slopes)}`)
console.log(`Delhi to Shimla: ${spans(hills)}`)
const steady = (step) => Array.from({ length: 600 / step + 1 }, (_, at) => [28 + (at * step) / 60 / 111.195, 77, 216, at * step])
for (const step of [5, 30]) console.log(`60 km/h, every ${step} s: ${spans(file(steady(step)))}`)
JS
seen=$(node try.mjs)
echo "$seen"
[ "$seen" = "gpxparser: at km 121, 249, 285, 285; slopes 0.0, 1.1, Infinity
gpxjs: at km 0, 121, 249, 285; slopes 0.0, 0.3, 4.3
Delhi to Shimla: gpxjs 18000 s, moving 0 s; togeojson 28800 s
60 km/h, every 5 s: gpxjs 595 s, moving 595 s; togeojson 600 s
60 km/h, every 30 s: gpxjs 570 s, moving 0 s; togeojson 600 s" ] || { echo 'This has changed.'; exit 1; }
