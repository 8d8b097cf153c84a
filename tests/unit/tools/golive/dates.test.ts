import { postFaults, privacyFaults } from '@/tools/golive/dates'

const TODAY = '2026-11-21'

describe('the day of the privacy page', () => {
  it.each([TODAY, '2025-11-21'])('is accepted on %s', (day) => {
    expect(privacyFaults(day, TODAY)).toEqual([])
  })

  it('is stale after a year', () => {
    expect(privacyFaults('2025-11-20', TODAY)[0]?.what).toBe('2025-11-20 is more than 12 months ago')
  })

  it('may not be in the future', () => {
    expect(privacyFaults('2026-11-22', TODAY)[0]?.what).toBe('2026-11-22 is still to come')
  })
})

it('a post with a future date is reported, one of today is not', () => {
  const posts = [
    { id: 3, date: '2026-11-22' },
    { id: 4, date: TODAY },
  ]
  expect(postFaults(posts, TODAY).map(({ where }) => where)).toEqual(['content/blog/3.md date'])
})
