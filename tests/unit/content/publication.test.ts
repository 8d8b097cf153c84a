import { buildDay } from '@/lib/content/publication'
import { withEnv } from '@/tests/fixtures/with-env'

it.each([
  ['', '2026-11-30T18:29:59Z', '2026-11-30'],
  ['', '2026-11-30T18:30:00Z', '2026-12-01'],
  ['2026-12-25', '2026-11-01T12:00Z', '2026-12-25'],
])(
  'the day of a build is the one of BUILD_DAY, %j, or that of India at %s',
  async (BUILD_DAY, moment, day) => {
    expect(await withEnv({ BUILD_DAY }, async () => buildDay(new Date(moment)))).toBe(day)
  },
)
