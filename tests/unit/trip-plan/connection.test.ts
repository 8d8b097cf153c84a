import { isConnectionNumber, normalizeNumber } from '@/lib/trip-plan/connection'

it.each(['AI 101', 'ai101', '6E 2134', 'UK-955', 'QP 1', 'AI 101A', ''])(
  '%p is accepted as a flight',
  (number) => {
    expect(isConnectionNumber({ carrier: 'flight', number })).toBe(true)
  },
)

it.each(['12017', '101', 'AIR 101', '66 101', 'AI 12345', 'AI'])('%p is rejected as a flight', (number) => {
  expect(isConnectionNumber({ carrier: 'flight', number })).toBe(false)
})

it.each(['12017', ' 22439 ', ''])('%p is accepted as a train', (number) => {
  expect(isConnectionNumber({ carrier: 'train', number })).toBe(true)
})

it.each(['1201', '120177', 'AI 101'])('%p is rejected as a train', (number) => {
  expect(isConnectionNumber({ carrier: 'train', number })).toBe(false)
})

it('is normalized to capitals, without redundant spaces', () => {
  expect(normalizeNumber('  ai   101 ')).toBe('AI 101')
})
