import { chromium } from '@playwright/test'
import { findBrowser } from '@/tools/setup/programs.mjs'
import { planVisit, type Visit } from './plan'
import { startProvider } from './provider'
import { startSite } from './site'
import { type Lane, runVisit, type VisitResult } from './visit'

export type RunOptions = { visits: number; seed: number; lanes: number; first?: number; isTraced?: boolean }

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

/** Runs the visits of a seed, several at a time. @param onVisit is called at the end of each visit. */
export async function runVisits(
  { visits, seed, lanes, first = 0, isTraced }: RunOptions,
  onVisit: (result: VisitResult) => void = () => undefined,
): Promise<VisitResult[]> {
  const results: VisitResult[] = []
  let next = first
  const work = async () => {
    let lane = await openLane()
    const visitAgain = async (visit: Visit, error: unknown) => {
      console.error(String(error))
      void closeLane(lane).catch(() => undefined)
      lane = await openLane()
      return withTimeout(runVisit(lane, visit, isTraced), visit)
    }
    while (next < first + visits) {
      const visit = planVisit(seed, next++)
      const result = await withTimeout(runVisit(lane, visit, isTraced), visit).catch((error: unknown) =>
        visitAgain(visit, error),
      )
      results.push(result)
      onVisit(result)
    }
    await closeLane(lane)
  }
  await Promise.all(Array.from({ length: lanes }, work))
  return results.sort((one, other) => one.visit.number - other.visit.number)
}
