import { figureText } from '@/lib/content/rate-figures'
import { countRound } from '@/lib/content/rate-round'
import type { RateFigure } from '@/lib/content/schema/rate-card'

it.each<[RateFigure, Parameters<typeof figureText>[1], string]>([
  ['localHours', { localHours: 8 }, 'It is 8.'],
  ['minimumKilometresPerDay', { minimumKilometresPerDay: 1250 }, 'It is 1,250.'],
  ['driverNight', { driverNight: 1200 }, 'It is ₹1,200.'],
  ['localHours', { localKilometres: 80 }, 'Ask.'],
])('a sentence with the company’s %s, of %j, is %j', (figure, given, text) => {
  expect(figureText({ figure, given: 'It is {figure}.', missing: 'Ask.' }, given)).toBe(text)
})

it('computes a round trip from its first point to its last', () => {
  const points = [
    { time: '08:00', kilometres: 0 },
    { time: '08:45', kilometres: 16 },
    { time: '13:00', kilometres: 52 },
    { time: '17:30', kilometres: 78 },
    { time: '18:15', kilometres: 94 },
  ]
  expect(countRound(points)).toEqual({
    kilometres: 94,
    minutes: 615,
    emptyKilometres: 32,
    legs: [16, 36, 26, 16],
  })
})
