import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { findBrowser } from '../setup/browser.mjs'

const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']

const metrics = {
  fcp: 'first-contentful-paint',
  si: 'speed-index',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  mainThread: 'mainthread-work-breakdown',
  bytes: 'total-byte-weight',
} as const

export type Metric = keyof typeof metrics

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Attempts: a Lighthouse run fails occasionally for reasons other than the page. */
const TRIES = 3

/** One visit: the metrics in milliseconds (the shift without a unit, the transferred bytes), the four scores from 0 to 100. */
export type Visit = Record<Metric, number> & {
  scores: number[]
  complaints: string[]
  /** Lighthouse's BenchmarkIndex of the machine before the visit. */
  machine: number
}

/** Starts a browser. @returns a function that runs Lighthouse on a page as a phone with a slow network (simulated). */
export async function startVisits() {
  const chrome = await launch({ chromePath: findBrowser(), chromeFlags: FLAGS })

  const record = async (url: string, tries = TRIES): Promise<Result> => {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'silent' })
    if (result && !result.lhr.runtimeError) return result.lhr
    if (tries > 1) return record(url, tries - 1)
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`)
  }

  const visit = async (url: string): Promise<Visit> => {
    const { audits, categories: scored, environment } = await record(url)
    const complaints = categories.flatMap((name) =>
      (scored[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1 && name !== 'performance')
        .map(({ id }) => id),
    )
    const measured = Object.fromEntries(
      Object.entries(metrics).map(([name, audit]) => [name, audits[audit]?.numericValue ?? Number.NaN]),
    ) as Record<Metric, number>
    const scores = categories.map((name) => Math.round((scored[name]?.score ?? 0) * 100))
    return { ...measured, scores, complaints, machine: environment.benchmarkIndex }
  }

  return { visit, stop: () => chrome.kill() }
}
