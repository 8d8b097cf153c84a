import { buildDay } from '@/lib/content/publication'
import { withEnv } from '@/tests/fixtures/with-env'

describe('the day of a build', () => {
  it.each([
    ['a second before midnight in Delhi', '2026-11-30T18:29:59Z', '2026-11-30'],
    ['midnight in Delhi', '2026-11-30T18:30:00Z', '2026-12-01'],
  ])('is that of India: %s', (_, moment, day) => {
    expect(buildDay(new Date(moment))).toBe(day)
  })

  it('is the one that BUILD_DAY names', async () => {
    const day = await withEnv({ BUILD_DAY: '2026-12-25' }, async () => buildDay(new Date('2026-11-01')))
    expect(day).toBe('2026-12-25')
  })

  it('is today’s where BUILD_DAY is empty', async () => {
    const day = await withEnv({ BUILD_DAY: '' }, async () => buildDay(new Date('2026-11-01T12:00Z')))
    expect(day).toBe('2026-11-01')
  })
})
