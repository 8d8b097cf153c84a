/**
 * `npm run bench`: measures one page of each kind with Lighthouse (mobile, simulated), beside the same page without
 * scripts. `--against FOLDER` adds another export, such as that of the commit before; `--only home,vehicle` takes fewer
 * pages, `--rounds 5` visits more often. All sides are visited by turns, so that other work of the machine slows all.
 */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { listSitePages } from '../lib/content/site-pages'
import { href } from '../lib/routes/routes'
import { findBrowser } from '../tests/programs.mjs'
import { openCache } from './shared/build-cache'
import { compressFolder } from './shared/compress'

const LIMIT = '.cache/bench/limit'
const FIRST_PORT = 4373
const LIGHTHOUSE = ['--yes', 'lighthouse@12.8.2', '--quiet', '--output=json', '--only-categories=performance']
const FLAGS = '--chrome-flags=--headless --no-sandbox --disable-gpu --disable-quic --no-first-run'
/** In milliseconds, the shift without a unit, the bytes as transferred. */
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  'main thread': 'mainthread-work-breakdown',
  KB: 'total-byte-weight',
}
type Metric = keyof typeof METRICS
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
const sides = { site: 'out', ...(values.against && { before: values.against }), 'no scripts': LIMIT }

/** Writes the pages without scripts, with the same pictures and fonts. */
async function layOutLimit(): Promise<void> {
  rmSync(LIMIT, { recursive: true, force: true })
  mkdirSync(LIMIT, { recursive: true })
  for (const name of readdirSync('out'))
    if (!existsSync(join('out', name, 'index.html')) && !/\.html(\.\w+)?$/.test(name))
      symlinkSync(resolve('out', name), join(LIMIT, name))
  for (const path of new Set(['/', ...kinds.map(([, each]) => each)])) {
    const file = join(path, 'index.html')
    mkdirSync(join(LIMIT, path), { recursive: true })
    const html = readFileSync(join('out', file), 'utf8')
    writeFileSync(join(LIMIT, file), html.replace(/<script\b.*?<\/script>/gs, ''))
    await compressFolder(join(LIMIT, path), openCache('.cache/compressed'))
  }
}

function visit(url: string): Record<Metric, number> {
  const env = { ...process.env, CHROME_PATH: findBrowser() }
  const report = execFileSync('npx', [...LIGHTHOUSE, FLAGS, url], { env, encoding: 'utf8', maxBuffer: 1e8 })
  const { audits } = JSON.parse(report) as { audits: Record<string, { numericValue: number }> }
  const read = (metric: Metric) => audits[METRICS[metric]]?.numericValue ?? Number.NaN
  return Object.fromEntries(metrics.map((metric) => [metric, read(metric)])) as Record<Metric, number>
}

/** For an even count the lower of the two middle values. */
const median = (figures: number[]) =>
  figures.sort((a, b) => a - b)[Math.floor((figures.length - 1) / 2)] ?? Number.NaN

const shown = (metric: Metric, value: number) =>
  metric === 'CLS' ? value.toFixed(3) : (metric === 'KB' ? value / 1024 : value).toFixed(0)

await layOutLimit()
const servers = Object.values(sides).map((dir, index) => {
  const args = ['--dir', dir, '--port', String(FIRST_PORT + index), '--inbox', '.cache/bench/enquiries.jsonl']
  return spawn(process.execPath, ['--import', 'tsx', 'tools/serve.ts', ...args], { stdio: 'ignore' })
})
try {
  for (const index of servers.keys())
    while (!(await fetch(`http://localhost:${FIRST_PORT + index}/`).catch(() => undefined))) await sleep(100)
  console.log(`Medians of ${values.rounds} visits: ${Object.keys(sides).join(' / ')}\n`)
  console.log(`| page | ${metrics.join(' | ')} |\n| --- |${' --- |'.repeat(metrics.length)}`)
  for (const [kind, path] of kinds) {
    const visits = servers.map((): Record<Metric, number>[] => [])
    for (let round = 0; round < Number(values.rounds); round++)
      for (const [side, of] of visits.entries())
        of.push(visit(`http://localhost:${FIRST_PORT + side}${path}`))
    const cells = metrics.map((metric) =>
      visits.map((of) => shown(metric, median(of.map((each) => each[metric])))).join(' / '),
    )
    console.log(`| ${[kind, ...cells].join(' | ')} |`)
  }
} finally {
  for (const server of servers) server.kill()
}
