/**
 * `npm run bench`: measures one page of each kind with Lighthouse (mobile, simulated), beside the same page without
 * scripts. `--against FOLDER` adds another export, such as that of the commit before; `--only home,vehicle` takes fewer
 * pages, `--rounds 5` visits more often. All sides are visited by turns, so that other work of the machine slows all.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { listSitePages } from '../lib/content/site-pages'
import { href } from '../lib/routes/routes'
import { layOutLimit } from './bench/limit'
import { findBrowser } from './setup/programs.mjs'

const SITE = 'out'
const LIMIT = '.cache/bench/limit'
const FIRST_PORT = 4373
const BROWSER_PORT = 4380
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']
/** In milliseconds, the shift without a unit, the bytes as transferred. */
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  'main thread': 'mainthread-work-breakdown',
  KB: 'total-byte-weight',
} as const
/** The goal for FCP and LCP, as a share of the page without scripts. */
const GOAL = 1.05

type Metric = keyof typeof METRICS
type Visit = Record<Metric, number>
const metrics = Object.keys(METRICS) as Metric[]

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
    against: { type: 'string' },
  },
})
/** The first page of each kind. */
const firsts = new Map([...listSitePages()].reverse().map(({ path, subject }) => [subject.kind, href(path)]))
const kinds = [...firsts].reverse().filter(([kind]) => values.only?.split(',').includes(kind) ?? true)
const sides = { site: SITE, ...(values.against && { before: values.against }), 'no scripts': LIMIT }

async function serve(dir: string, port: number): Promise<ChildProcess> {
  const args = ['--dir', dir, '--port', String(port), '--inbox', '.cache/bench/enquiries.jsonl']
  const server = spawn(process.execPath, ['--import', 'tsx', 'tools/serve.ts', ...args], { stdio: 'ignore' })
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(`http://localhost:${port}/`).catch(() => undefined)
    if (answer) return server
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`nothing serves ${dir} on port ${port}`)
}

/** One visit; a run of Lighthouse fails now and then for reasons other than the page. */
async function visit(url: string, port: number, tries = 3): Promise<Visit> {
  const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: ['performance'] })
  if (!result || result.lhr.runtimeError) {
    if (tries > 1) return visit(url, port, tries - 1)
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`)
  }
  const read = (metric: Metric) => result.lhr.audits[METRICS[metric]]?.numericValue ?? Number.NaN
  return Object.fromEntries(metrics.map((metric) => [metric, read(metric)])) as Visit
}

/** For an even count the lower of the two middle values. */
const median = (figures: number[]) =>
  [...figures].sort((a, b) => a - b)[Math.floor((figures.length - 1) / 2)] ?? Number.NaN

const shown = (metric: Metric, value: number) =>
  metric === 'CLS' ? value.toFixed(3) : (metric === 'KB' ? value / 1024 : value).toFixed(0)

function row(kind: string, visits: Visit[][]): string {
  const middle = (side: number, metric: Metric) => median((visits[side] ?? []).map((each) => each[metric]))
  const cells = metrics.map((metric) =>
    visits.map((_, side) => shown(metric, middle(side, metric))).join(' / '),
  )
  const slow = (['FCP', 'LCP'] as const).filter(
    (metric) => middle(0, metric) > GOAL * middle(visits.length - 1, metric),
  )
  return `| ${[kind, ...cells, slow.join(', ')].join(' | ')} |`
}

const folders = Object.values(sides)
await layOutLimit(
  SITE,
  LIMIT,
  kinds.map(([, path]) => path),
)
const servers = await Promise.all(folders.map((folder, index) => serve(folder, FIRST_PORT + index)))
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [...FLAGS, `--remote-debugging-port=${BROWSER_PORT}`],
})
try {
  console.log(`Medians of ${values.rounds} visits: ${Object.keys(sides).join(' / ')}\n`)
  console.log(`| page | ${metrics.join(' | ')} | above ${GOAL} × no scripts |`)
  console.log(`| --- |${' --- |'.repeat(metrics.length + 1)}`)
  for (const [kind, path] of kinds) {
    const visits: Visit[][] = folders.map(() => [])
    for (let round = 0; round < Number(values.rounds); round++)
      for (const [side, of] of visits.entries())
        of.push(await visit(`http://localhost:${FIRST_PORT + side}${path}`, BROWSER_PORT))
    console.log(row(kind, visits))
  }
} finally {
  await browser.close()
  for (const server of servers) server.kill()
}
