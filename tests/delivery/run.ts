import { chromium } from '@playwright/test'
import { findBrowser } from '@/tests/programs.mjs'
import { planVisit, type Visit } from './plan'
import { startProvider } from './provider'
import { startSite } from './site'
import { type Lane, runVisit, type VisitResult } from './visit'

type RunOptions = { visits: number; seed: number; lanes: number }

/** Keeps what a browser showed and sent. */
const isTraced = Boolean(process.env.DELIVERY_TRACE)

async function openLane(): Promise<Lane> {
  const provider = await startProvider()
  const site = await startSite(provider.origin)
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  return { browser, site, provider }
}

async function closeLane({ browser, site, provider }: Lane): Promise<void> {
  await browser.close()
  site.stop()
  provider.stop()
}

const LONGEST_VISIT_MS = 240_000

/** A browser that hangs is not the site's fault: the visit is repeated in another one. */
async function withTimeout<T>(work: Promise<T>, visit: Visit): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`made again: ${JSON.stringify(visit)}`)), LONGEST_VISIT_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Runs the visits of a seed, several at a time. */
export async function runVisits({ visits, seed, lanes }: RunOptions): Promise<VisitResult[]> {
  const results: VisitResult[] = []
  let next = 0
  const work = async () => {
    let lane = await openLane()
    const visitAgain = async (visit: Visit, error: unknown) => {
      console.error(String(error))
      void closeLane(lane).catch(() => undefined)
      lane = await openLane()
      return withTimeout(runVisit(lane, visit, isTraced), visit)
    }
    while (next < visits) {
      const visit = planVisit(seed, next++)
      const result = await withTimeout(runVisit(lane, visit, isTraced), visit).catch((error: unknown) =>
        visitAgain(visit, error),
      )
      results.push(result)
    }
    await closeLane(lane)
  }
  await Promise.all(Array.from({ length: lanes }, work))
  return results.sort((one, other) => one.visit.number - other.visit.number)
}
