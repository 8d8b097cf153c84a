#!/usr/bin/env bash
# The vowel signs of Hindi are marks (Unicode's M), neither letters nor digits. flexsearch 0.8.212, whose manual lists Hindi
# among its charsets, splits a text at whatever is neither, and so does @orama/orama 3.1.18 when told that the language is
# `indian`: words fall apart at their vowel signs, which are lost. A search for Delhi finds Darjeeling, one for a car the
# fare of a bus. minisearch 7.2.0 finds what it should, and FlexSearch too once its `split` is told to keep marks.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund flexsearch@0.8.212 @orama/orama@3.1.18 minisearch@7.2.0
cat >try.mjs <<'JS'
import { create, insert, search } from '@orama/orama'
import { Index } from 'flexsearch'
import MiniSearch from 'minisearch'

const titles = ['दिल्ली', 'दार्जिलिंग', 'कार और कोच', 'बस का किराया']
const english = ['Delhi', 'Darjeeling', 'cars', 'bus fare']
const flex = new Index()
const marks = new Index({ encoder: { split: /[^\p{L}\p{M}\p{N}]+/u } })
const mini = new MiniSearch({ fields: ['title'] })
const orama = create({ schema: { id: 'string', title: 'string' }, language: 'indian' })
for (const [id, title] of titles.entries()) {
  flex.add(id, title)
  marks.add(id, title)
  mini.add({ id, title })
  await insert(orama, { id: String(id), title })
}
const named = (ids) => ids.map(Number).sort().map((id) => english[id]).join(', ')
for (const [word, query] of Object.entries({ Delhi: 'दिल्ली', car: 'कार' })) {
  console.log(`${word} by FlexSearch: ${named(flex.search(query))}; with marks: ${named(marks.search(query))}`)
  console.log(`${word} by Orama: ${named((await search(orama, { term: query })).hits.map(({ document }) => document.id))}`)
  console.log(`${word} by MiniSearch: ${named(mini.search(query).map(({ id }) => id))}`)
}
JS
seen=$(node try.mjs)
echo "$seen"
[ "$seen" = "Delhi by FlexSearch: Delhi, Darjeeling; with marks: Delhi
Delhi by Orama: Delhi, Darjeeling
Delhi by MiniSearch: Delhi
car by FlexSearch: cars, bus fare; with marks: cars
car by Orama: Darjeeling, cars, bus fare
car by MiniSearch: cars" ] || { echo 'This has changed.'; exit 1; }
