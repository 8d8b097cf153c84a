/**
 * `npm run bench`: measures one page of each type against its limit, the same page without scripts. Both are visited
 * alternately, so that load on the machine affects both. Needs a build; writes docs/performance.md. `--rounds 7` visits
 * more often, `--only home,vehicle` fewer pages (and writes nothing).
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { measureInteractions } from './bench/interactions'
import { layOutLimit } from './bench/limit'
import { type Metric, startVisits, type Visit } from './bench/lighthouse'
import { type PageType, pagesByType } from './bench/pages'
import { median, table, writeSection } from './bench/report'

const SITE = 'out'
const LIMIT = '.cache/bench/limit'
const PORTS = { site: 4373, limit: 4374 }
/** Goals: as ratios to the limit, then absolute. */
const GOALS = { ratio: 1.05, tbt: 50, cls: 0, score: 100, interaction: 100 }

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, only: { type: 'string' } },
})
const types = Object.keys(pagesByType).filter(
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

async function visitAll(rounds: number): Promise<Record<PageType, Visits>> {
  const all = Object.fromEntries(types.map((type) => [type, { site: [], limit: [] }])) as unknown as Record<
    PageType,
    Visits
  >
  const { visit, stop } = await startVisits()
  for (let round = 0; round < rounds; round++)
    for (const type of types) {
      // The order alternates.
      const sides = round % 2 === 0 ? (['site', 'limit'] as const) : (['limit', 'site'] as const)
      for (const side of sides) all[type][side].push(await visit(urlOf(side, pagesByType[type])))
      const [last] = all[type].site.slice(-1)
      console.log(
        `round ${round + 1} ${type}: LCP ${last?.lcp.toFixed(0)} ms, scores ${last?.scores.join(' ')}`,
      )
    }
  stop()
  return all
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

const servers = [
  await layOutLimit(SITE, LIMIT).then(() => serve(SITE, PORTS.site)),
  await serve(LIMIT, PORTS.limit),
]
try {
  const rounds = Number(values.rounds)
  const visits = await visitAll(rounds)
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

Medians of ${rounds} visits each by Lighthouse (mobile, simulated), in milliseconds: the page / its own limit = ratio (TBT: both). The limit is the same
exported page without a script or payload, from the same server. Measured on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model}).
Scores are performance, accessibility, best practices, SEO. Goals: ratios ≤ ${GOALS.ratio}, TBT ≤ ${GOALS.tbt} ms, CLS 0, scores 100.

${table(rows)}

Interactions at a fourth of the processor's speed, from the event to the next frame, in milliseconds (goal ≤ ${GOALS.interaction}):

${table([['interaction', 'ms'], ...interactions.map(({ name, milliseconds }) => [name, milliseconds])])}

${misses.length === 0 ? 'Every goal is met.' : `Goals missed:\n\n${misses.map((miss) => `- ${miss}`).join('\n')}`}`
  console.log(`\n${text}`)
  if (!values.only) writeSection('bench', text)
} finally {
  for (const server of servers) server.kill()
}
