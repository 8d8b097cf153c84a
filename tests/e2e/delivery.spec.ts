import { expect, test } from '@playwright/test'
import { summarise } from '../delivery/report'
import { runVisits } from '../delivery/run'
import { randomRuns } from '../unit/random-runs'

const {
  DELIVERY_VISITS: visits = randomRuns(5, 100),
  DELIVERY_SEED: seed = 21,
  DELIVERY_LANES: lanes = 5,
} = process.env
const VISITS = Number(visits)
/** The rate of duplicates needs many visits to measure. */
const MOST_DOUBLED = VISITS < 1000 ? 1 : 0.005

test(
  `no enquiry of ${VISITS} random visits is lost or repeated after a known outcome`,
  // Each lane starts a browser of its own.
  { tag: '@desktop' },
  async () => {
    test.setTimeout(15 * 60_000 + VISITS * 30_000)
    const figures = summarise(
      // Visits spend most of their time waiting, so several run in parallel.
      await runVisits({ visits: VISITS, seed: Number(seed), lanes: Number(lanes) }),
    )
    test.info().annotations.push({ type: 'figures', description: JSON.stringify(figures) })
    expect(figures.lost).toEqual([])
    expect(figures.doubledThoughKnown).toEqual([])
    expect(figures.differentReferences).toEqual([])
    expect(figures.doubled.length).toBeLessThanOrEqual(MOST_DOUBLED * VISITS)
    expect(figures.meant).toBeGreaterThan(VISITS / 2)
  },
)
