import { expect, test } from '@playwright/test'
import { summarise } from '../delivery/report'
import { runVisits } from '../delivery/run'

const VISITS = 20
const SEED = 21
/** Visits mostly wait. */
const LANES = 10

test(
  `no enquiry of ${VISITS} random visits is lost or repeated after a known outcome`,
  // The visits bring their own browsers.
  { tag: '@desktop' },
  async () => {
    test.setTimeout(15 * 60_000)
    const figures = summarise(await runVisits({ visits: VISITS, seed: SEED, lanes: LANES }))
    expect(figures.lost).toEqual([])
    expect(figures.doubledThoughKnown).toEqual([])
    expect(figures.differentReferences).toEqual([])
    // How often one is doubled only many visits tell: npm run test:delivery.
    expect(figures.meant).toBeGreaterThan(VISITS / 2)
  },
)
