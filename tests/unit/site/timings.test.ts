/** @jest-environment node */
import * as timings from '@/lib/site/timings'

// The figures are the specification's, in its unit: seconds.
it.each<[rule: string, what: keyof typeof timings, seconds: number]>([
  ['S3.8', 'whyRide', 5],
  ['S3.8', 'steps', 3],
  ['S3.8', 'clients', 4],
  ['S3.8', 'services', 6],
  ['S3.8', 'news', 4],
  ['S3.8', 'social', 3],
  ['S3.8', 'stats', 2],
  ['S10.1', 'journey', 3],
])('%s: %s moves every %i s', (_, what, seconds) => {
  expect(timings[what]).toBe(seconds * 1000)
})
