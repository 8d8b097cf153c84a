import { isConnectionNumber, normalizeNumber } from '@/lib/trip-plan/connection'

const numbers = {
  flight: {
    accepted: ['AI 101', 'ai101', '6E 2134', 'UK-955', 'QP 1', 'AI 101A', ''],
    rejected: ['12017', '101', 'AIR 101', '66 101', 'AI 12345', 'AI'],
  },
  train: { accepted: ['12017', ' 22439 ', ''], rejected: ['1201', '120177', 'AI 101'] },
}

it.each(['flight', 'train'] as const)('the numbers of a %s are told from others', (carrier) => {
  const { accepted, rejected } = numbers[carrier]
  const isNumber = (number: string) => isConnectionNumber({ carrier, number })
  expect([...accepted, ...rejected].filter(isNumber)).toEqual(accepted)
})

it('is normalized to capitals, without redundant spaces', () => {
  expect(normalizeNumber('  ai   101 ')).toBe('AI 101')
})
