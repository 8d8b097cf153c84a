import { figureText } from '@/lib/content/rate-figures'
import { countRound } from '@/lib/content/rate-round'
import type { RateFigure } from '@/lib/content/schema/rate-card'

const sentence = (figure: RateFigure) => ({
  figure,
  given: 'It is {figure}.',
  missing: 'Ask.',
})

describe('a sentence with a figure of the company', () => {
  it('contains the figure once it is given', () => {
    expect(figureText(sentence('localHours'), { localHours: 8 })).toBe('It is 8.')
    expect(figureText(sentence('minimumKilometresPerDay'), { minimumKilometresPerDay: 1250 })).toBe(
      'It is 1,250.',
    )
  })

  it('contains amounts in rupees', () => {
    expect(figureText(sentence('driverNight'), { driverNight: 1200 })).toBe('It is ₹1,200.')
  })

  it('uses the text without the figure until the figure is given', () => {
    expect(figureText(sentence('localHours'), { localKilometres: 80 })).toBe('Ask.')
  })
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
