import { chromium } from '@playwright/test'
import { findBrowser } from '@/tools/setup/browser.mjs'
import { planVisit } from './plan'
import { startProvider } from './provider'
import { startSite } from './site'
import { type Lane, makeVisit, type VisitResult } from './visit'

export type RunOptions = { visits: number; seed: number; lanes: number; first?: number }

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

/** Makes the visits of a seed, several at a time. @param onVisit is told of each as it ends. */
export async function runVisits(
  { visits, seed, lanes, first = 0 }: RunOptions,
  onVisit: (result: VisitResult) => void = () => undefined,
): Promise<VisitResult[]> {
  const results: VisitResult[] = []
  let next = first
  const work = async () => {
    const lane = await openLane()
    try {
      while (next < first + visits) {
        const result = await makeVisit(lane, planVisit(seed, next++))
        results.push(result)
        onVisit(result)
      }
    } finally {
      await closeLane(lane)
    }
  }
  await Promise.all(Array.from({ length: lanes }, work))
  return results.sort((one, other) => one.visit.number - other.visit.number)
}
