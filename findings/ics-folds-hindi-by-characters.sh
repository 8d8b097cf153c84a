#!/usr/bin/env bash
# ics 3.12.0 folds the lines of a calendar file at 75 UTF-16 units, and RFC 5545 (3.1) asks for at most 75 octets: a summary
# in English is right, one in Hindi, whose letters are three octets each, becomes a line of 173. ical-generator 11.1.2
# counts octets: 75 at most.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ics@3.12.0 ical-generator@11.1.2
cat >try.mjs <<'JS'
import ical from 'ical-generator'
import { createEvent } from 'ics'
const titles = {
  English: 'Nainital by road: from home at five in the morning, two halts on the way, at the lake by lunch',
  Hindi: 'नैनीताल की यात्रा: सुबह पाँच बजे घर से, रास्ते में दो बार रुकना, दोपहर तक झील पर पहुँचना',
}
const longest = (file) => Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))
for (const [language, title] of Object.entries(titles)) {
  const { value } = createEvent({ title, start: [2026, 12, 4, 5, 0], duration: { hours: 7 } })
  const calendar = ical()
  calendar.createEvent({ summary: title, start: new Date('2026-12-03T23:30:00Z') })
  console.log(`${language}: ics ${longest(value)} octets, ical-generator ${longest(calendar.toString())}`)
}
JS
seen=$(node try.mjs)
echo "$seen"
[ "$seen" = "English: ics 75 octets, ical-generator 74
Hindi: ics 173 octets, ical-generator 75" ] || { echo 'This has changed.'; exit 1; }
