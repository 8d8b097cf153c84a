#!/usr/bin/env bash
# In a contact card (vCard 4.0, RFC 6350, section 3.4) a backslash escapes a semicolon of the text itself, and a reader takes
# it away. ical.js 2.2.1, which reads cards too, does so in an address, but in a note it stays (in its calendars it does not).
# vcf 2.1.2 takes none away, and its toJSON() splits an address there: what stands behind moves by one part, and the town is
# the region.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ical.js@2.2.1 vcf@2.1.2
cat >try.mjs <<'JS'
import ICAL from 'ical.js'
import Card from 'vcf'

const address = ';;Flat 5\\; Sector 9;Delhi;;110001;India'
const note = 'Gate 2\\; ring twice\\, please'
const lines = ['BEGIN:VCARD', 'VERSION:4.0', 'FN:Office', `ADR:${address}`, `NOTE:${note}`, 'END:VCARD', '']
const text = lines.join('\r\n')
const show = (reader, name, value) => console.log(`${reader} ${name}: ${JSON.stringify(value)}`)

const component = new ICAL.Component(ICAL.parse(text))
show('ical.js', 'address', component.getFirstPropertyValue('adr'))
show('ical.js', 'note', component.getFirstPropertyValue('note'))
const event = `BEGIN:VEVENT\r\nDESCRIPTION:${note}\r\nEND:VEVENT`
show('ical.js', 'event', new ICAL.Component(ICAL.parse(event)).getFirstPropertyValue('description'))
const [, properties] = new Card().parse(text).toJSON()
for (const [name, , , value] of properties) if (name === 'adr' || name === 'note') show('vcf', name, value)
JS
seen=$(node try.mjs)
echo "$seen"
[ "$seen" = 'ical.js address: ["","","Flat 5; Sector 9","Delhi","","110001","India"]
ical.js note: "Gate 2\\; ring twice, please"
ical.js event: "Gate 2; ring twice, please"
vcf adr: ["","","Flat 5\\"," Sector 9","Delhi","","110001","India"]
vcf note: "Gate 2\\; ring twice\\, please"' ] || { echo 'This has changed.'; exit 1; }
