/**
 * `npm run bench`: measures one page of each type against its limit, what is painted of the same page. Both are visited
 * alternately, so that load on the machine affects both. Needs a build; writes docs/performance.md. `--rounds 7` visits
 * more often, `--only home,vehicle` fewer pages (and writes nothing).
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { measureInteractions } from './bench/interactions'
import { layOutLimit } from './bench/limit'
import { type Metric, startVisits, type Visit } from './bench/lighthouse'
import { buildPeers } from './bench/peers'
import { findPages, type PageType } from './bench/pages'
import { median, table, writeSection } from './bench/report'

const SITE = 'out'
const LIMIT = '.cache/bench/limit'
const PORTS = { site: 4373, limit: 4374 }
const PEER_PORT = 4375
/** Goals: as ratios to the limit, then absolute. */
const GOALS = { ratio: 1.05, tbt: 50, cls: 0, score: 100, interaction: 100 }

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, only: { type: 'string' } },
})
const pages = findPages(SITE)
const types = Object.keys(pages).filter(
  (type) => !values.only || values.only.split(',').includes(type),
) as PageType[]

const urlOf = (side: keyof typeof PORTS, path: string) => `http://localhost:${PORTS[side]}${path}`

async function serve(dir: string, port: number): Promise<ChildProcess> {
  const args = ['--import', 'tsx', 'tools/serve.ts', '--dir', dir, '--port', String(port)]
  const server = spawn(process.execPath, [...args, '--inbox', '.cache/bench/enquiries.jsonl'], {
    stdio: 'ignore',
  })
  for (let tries = 0; tries < 100; tries++) {
    const answered = await fetch(`http://localhost:${port}/`).then(
      () => true,
      () => false,
    )
    if (answered) return server
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`nothing serves ${dir} on port ${port}`)
}

type Visits = Record<keyof typeof PORTS, Visit[]>

/** The home page of another site, with its visits; without an address it could not be built. */
type PeerVisits = { name: string; address?: string; visits: Visit[] }

async function visitAll(rounds: number, peers: PeerVisits[]): Promise<Record<PageType, Visits>> {
  const all = Object.fromEntries(types.map((type) => [type, { site: [], limit: [] }])) as unknown as Record<
    PageType,
    Visits
  >
  const { visit, stop } = await startVisits()
  for (let round = 0; round < rounds; round++) {
    for (const { address, visits } of peers) if (address) visits.push(await visit(address))
    for (const type of types) {
      // The order alternates.
      const sides = round % 2 === 0 ? (['site', 'limit'] as const) : (['limit', 'site'] as const)
      for (const side of sides) all[type][side].push(await visit(urlOf(side, pages[type])))
      const [last] = all[type].site.slice(-1)
      console.log(
        `round ${round + 1} ${type}: LCP ${last?.lcp.toFixed(0)} ms, scores ${last?.scores.join(' ')}`,
      )
    }
  }
  stop()
  return all
}

/** Other work on a shared machine slows some visits down, and with them what they measure. */
function machineSpeed(visits: Visit[]): string {
  const speeds = visits.map(({ machine }) => machine)
  const [middle, least, most] = [median(speeds), Math.min(...speeds), Math.max(...speeds)].map((speed) =>
    speed.toFixed(0),
  )
  return `${middle} (${least} to ${most})`
}

const middle = (visits: Visit[], metric: Metric) => median(visits.map((visit) => visit[metric]))

function speedRow(type: PageType, { site, limit }: Visits): string[] {
  const pair = (metric: Metric) => {
    const [mine, least] = [middle(site, metric), middle(limit, metric)]
    return `${mine.toFixed(0)} / ${least.toFixed(0)} = ${(mine / least).toFixed(2)}`
  }
  const scores = [0, 1, 2, 3].map((index) => median(site.map((visit) => visit.scores[index] ?? 0)))
  return [
    type,
    pair('fcp'),
    pair('si'),
    pair('lcp'),
    `${middle(site, 'tbt').toFixed(0)} / ${middle(limit, 'tbt').toFixed(0)}`,
    middle(site, 'cls').toFixed(3),
    scores.join(' '),
  ]
}

const KB = 1024
const PEER_METRICS = ['fcp', 'si', 'lcp', 'tbt', 'mainThread', 'bytes'] as const

/** The home page beside those of other sites, which say something else. */
function peerTable(home: Visit[], peers: PeerVisits[]): string {
  const cells = (visits: Visit[]) =>
    PEER_METRICS.map((metric) => middle(visits, metric) / (metric === 'bytes' ? KB : 1)).map((value) =>
      value.toFixed(0),
    )
  return table([
    ['home page of', 'FCP', 'Speed Index', 'LCP', 'TBT', 'main thread', 'KB'],
    ['this site', ...cells(home)],
    ...peers.map(({ name, visits }) =>
      visits.length > 0 ? [name, ...cells(visits)] : [name, ...PEER_METRICS.map(() => 'not built')],
    ),
  ])
}

function missed(type: PageType, { site, limit }: Visits): string[] {
  const slow = (['fcp', 'si', 'lcp'] as const)
    .filter((metric) => middle(site, metric) > GOALS.ratio * middle(limit, metric))
    .map((metric) => `${metric} ${(middle(site, metric) / middle(limit, metric)).toFixed(2)} × its limit`)
  const low = site.at(-1)?.scores.some((score) => score < GOALS.score)
    ? [`scores ${site.at(-1)?.scores.join(' ')} (${[...new Set(site.at(-1)?.complaints)].join(', ')})`]
    : []
  const blocked = middle(site, 'tbt') > GOALS.tbt ? [`TBT ${middle(site, 'tbt').toFixed(0)} ms`] : []
  const shifted = middle(site, 'cls') > GOALS.cls ? [`CLS ${middle(site, 'cls').toFixed(3)}`] : []
  return [...slow, ...blocked, ...shifted, ...low].map((what) => `${type}: ${what}`)
}

const built = types.includes('home') ? await buildPeers() : []
const peers: PeerVisits[] = built.map(({ name, site }, index) => ({
  name,
  address: site && `http://localhost:${PEER_PORT + index}/`,
  visits: [],
}))
await layOutLimit(SITE, LIMIT, Object.values(pages))
const servers = await Promise.all([
  serve(SITE, PORTS.site),
  serve(LIMIT, PORTS.limit),
  ...built.flatMap(({ site }, index) => (site ? [serve(site, PEER_PORT + index)] : [])),
])
try {
  const rounds = Number(values.rounds)
  const visits = await visitAll(rounds, peers)
  const interactions = await measureInteractions(urlOf('site', ''))
  const rows = [
    ['page', 'FCP', 'Speed Index', 'LCP', 'TBT', 'CLS', 'scores'],
    ...types.map((type) => speedRow(type, visits[type])),
  ]
  const misses = [
    ...types.flatMap((type) => missed(type, visits[type])),
    ...interactions
      .filter(({ milliseconds }) => milliseconds > GOALS.interaction)
      .map(({ name, milliseconds }) => `${name}: ${milliseconds} ms`),
  ]
  const text = `## Speed: \`npm run bench\`

Medians of ${rounds} visits each by Lighthouse (mobile, simulated), in milliseconds: the page / its own limit = ratio (TBT: both). The limit is what
is painted of the same page, with its icon and manifest, without scripts, structured data, metadata and names that only scripts use, from the same server; of vehicles and posts the heaviest. Measured on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model}),
whose speed was ${machineSpeed(Object.values(visits).flatMap(({ site, limit }) => [...site, ...limit]))} by Lighthouse's BenchmarkIndex.
Scores are performance, accessibility, best practices, SEO. Goals: ratios ≤ ${GOALS.ratio}, TBT ≤ ${GOALS.tbt} ms, CLS 0, scores 100.

${table(rows)}

The home page beside those of public templates, in the same run: milliseconds, and KB transferred. They are built from their repositories; pictures of hosts that
could not be reached are replaced by one of the template's own.

${types.includes('home') ? peerTable(visits.home.site, peers) : 'The home page was not visited.'}

Interactions at a fourth of the processor's speed, from the event to the next frame, in milliseconds (goal ≤ ${GOALS.interaction});
on the home page and on text pages they start the scripts:

${table([['interaction', 'ms'], ...interactions.map(({ name, milliseconds }) => [name, milliseconds])])}

${misses.length === 0 ? 'Every goal is met.' : `Goals missed:\n\n${misses.map((miss) => `- ${miss}`).join('\n')}`}`
  console.log(`\n${text}`)
  if (!values.only) writeSection('bench', text)
} finally {
  for (const server of servers) server.kill()
}
