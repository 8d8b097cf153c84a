#!/usr/bin/env bash
# date-holidays 3.37.0: asked for Delhi (IN, DL) it gives six days of 2026, and neither Diwali nor Holi nor an Eid among
# them; no state of India has Diwali. The same package knows the day: under Singapore it has Deepavali on 8 November 2026,
# under Mauritius Divali. There is no error and no warning, and types other than 'public' do not add it: who plans drivers or
# warns of full roads by it has an ordinary working day on the largest festival.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund date-holidays@3.37.0
cat >try.mjs <<'JS'
import Holidays from 'date-holidays'
const days = (...place) => new Holidays(...place).getHolidays(2026)
const isDiwali = ({ name }) => /diwali|divali|deepavali/i.test(name)
console.log(days('IN', 'DL').map(({ date, name }) => `${date.slice(0, 10)} ${name}`).join('\n'))
const states = Object.keys(new Holidays().getStates('IN'))
console.log(`${states.length} states, with Diwali: ${states.filter((state) => days('IN', state).some(isDiwali)).length}`)
for (const country of ['SG', 'MU']) {
  const { date, name } = days(country).find(isDiwali)
  console.log(`${country}: ${date.slice(0, 10)} ${name}`)
}
JS
seen=$(node try.mjs)
echo "$seen"
[ "$seen" = "2026-01-26 Republic Day
2026-04-03 Good Friday
2026-04-14 Ambedkar Jayanti
2026-08-15 Independence Day
2026-10-02 Gandhi Jayanti
2026-12-25 Christmas Day
35 states, with Diwali: 0
SG: 2026-11-08 Deepavali
MU: 2026-11-08 Divali" ] || { echo 'This has changed.'; exit 1; }
