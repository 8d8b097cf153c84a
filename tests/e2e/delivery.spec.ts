import { expect, test } from '@playwright/test'
import { summarise } from '../delivery/report'
import { runVisits } from '../delivery/run'
import { randomRuns } from '../unit/random-runs'

const VISITS = randomRuns(10, 100)
const SEED = 21
/** Visits spend most of their time waiting, so several run in parallel. */
const LANES = 5

test(
  `no enquiry of ${VISITS} random visits is lost or repeated after a known outcome`,
  // Each lane starts a browser of its own.
  { tag: '@desktop' },
  async () => {
    test.setTimeout(15 * 60_000)
    const figures = summarise(await runVisits({ visits: VISITS, seed: SEED, lanes: LANES }))
    expect(figures.lost).toEqual([])
    expect(figures.doubledThoughKnown).toEqual([])
    expect(figures.differentReferences).toEqual([])
    // The rate of duplicates needs many more visits to measure: npx tsx tools/test-delivery.ts.
    expect(figures.meant).toBeGreaterThan(VISITS / 2)
  },
)
