import { execFileSync } from 'node:child_process'
import { formatDay, formatDays, formatRupees } from '@/lib/format/intl'

const script = `
  import { formatDay } from './lib/format/intl.ts'
  process.stdout.write(['2026-01-01', '2026-12-31'].map(formatDay).join('|'))`

it.each([
  ['2026-03-04', '4 March 2026'],
  ['2026-12-31', '31 December 2026'],
])('formats %s as %s', (isoDay, shown) => {
  expect(formatDay(isoDay)).toBe(shown)
})

it.each(['America/Los_Angeles', 'Pacific/Kiritimati'])(
  'formats the same day with the host’s time zone %s',
  (zone) => {
    const shown = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
    })
    expect(shown).toBe('1 January 2026|31 December 2026')
  },
  60_000,
)

// Intl puts thin spaces around the en dash.
const days = (first: string, last: string) => formatDays(first, last).replace(/\s/gu, ' ')

it('formats a date range without repeated parts', () => {
  expect(days('2026-11-21', '2026-11-26')).toBe('21–26 Nov 2026')
  expect(days('2026-12-25', '2027-01-02')).toBe('25 Dec 2026 – 2 Jan 2027')
  expect(days('2026-11-21', '2026-11-21')).toBe('21 Nov 2026')
})

it('groups rupees by lakh and crore', () => {
  expect([500, 120_000, 99_99_99_999].map(formatRupees)).toEqual(['₹500', '₹1,20,000', '₹99,99,99,999'])
})
