/** @jest-environment node */
import * as timings from '@/lib/site/timings'

it('moves things as often as S3.8 and S10.1 say, in milliseconds', () => {
  expect(timings).toEqual({
    steps: 3000,
    whyRide: 5000,
    clients: 4000,
    services: 6000,
    news: 4000,
    social: 3000,
    stats: 2000,
    journey: 3000,
  })
})
