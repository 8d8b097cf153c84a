/**
 * `npm run bench:network`: what a visitor gets over TCP and TLS from nginx with the generated configuration, when packets
 * are delayed, limited and lost. Needs Linux, root, iproute2, Python, nginx, openssl and a build; writes its section of
 * docs/performance.md. `--rounds 5` visits more often.
 */
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import {
  capacity,
  createNamespace,
  deleteNamespace,
  type Link,
  linkName,
  openLink,
} from './bench/network/link'
import { addressOf, type Protocol, protocols, startServer } from './bench/network/server'
import { followLink, type Paints, startBrowser, visitTwice } from './bench/network/visits'
import { median, table, writeSection } from './bench/report'

const LINKS: Link[] = [
  { roundTrip: 40, loss: 0 },
  { roundTrip: 150, loss: 0 },
  { roundTrip: 300, loss: 0 },
  { roundTrip: 150, loss: 1 },
]
const PAGES = { home: '/', vehicle: '/swift-dzire/', post: '/blogs/1/' }
const LIST = '/sedans/'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } })
const rounds = Number(values.rounds)

const shown = (paints: Paints[]) =>
  [paints.map(({ first }) => first), paints.map(({ largest }) => largest)]
    .map((times) => Math.round(median(times)))
    .join(' / ')

/** Runs one after the other: parallel visits would share the link. */
async function repeat<Result>(visit: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let round = 0; round < rounds; round++) results.push(await visit())
  return results
}

createNamespace()
const { trustedKey, stop } = startServer()
const browser = await startBrowser(trustedKey)

async function rowOf(link: Link, protocol: Protocol): Promise<string[]> {
  const cells: string[] = []
  for (const path of Object.values(PAGES)) {
    const visits = await repeat(() => visitTwice(browser, addressOf(protocol) + path))
    cells.push(shown(visits.map(({ first }) => first)), shown(visits.map(({ second }) => second)))
  }
  for (const speculates of [false, true])
    cells.push(
      shown(await repeat(() => followLink(browser, addressOf(protocol) + LIST, PAGES.vehicle, speculates))),
    )
  const row = [linkName(link), protocol, ...cells]
  console.log(row.join(' | '))
  return row
}

try {
  const rows: string[][] = []
  for (const link of LINKS) {
    const cutLink = await openLink(link)
    try {
      for (const protocol of protocols) rows.push(await rowOf(link, protocol))
    } finally {
      await cutLink()
    }
  }
  const head = Object.keys(PAGES).flatMap((page) => [`${page}, first visit`, `${page}, second`])
  writeSection(
    'network',
    `## Real networks: \`npm run bench:network\`

Medians of ${rounds} visits: first / largest contentful paint in milliseconds, from the start of the navigation, without a simulation: Chromium as a phone, nginx in
another network namespace, TLS, ${capacity} in each direction, packets delayed and lost between two TUN devices. A first visit has no connection and no cache, a second has both the
cache and the connection. The next page is the vehicle, by a link of its category page, with a mouse that rests on it for 0.4 s. Measured on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores
(${cpus()[0]?.model}), load ${loadavg()[0]?.toFixed(1)}.

${table([['round trip', 'protocol', ...head, 'next page, no speculation', 'next page'], ...rows])}`,
  )
} finally {
  await browser.close()
  stop()
  deleteNamespace()
}
