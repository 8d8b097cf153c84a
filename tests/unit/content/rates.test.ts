import { figureText } from '@/lib/content/rate-figures'
import { countRound } from '@/lib/content/rate-round'
import { companySchema } from '@/lib/content/schema/company'
import type { RateFigure } from '@/lib/content/schema/rate-card'
import { contentCopy, mistakeIn } from '@/tests/fixtures/content-copy'

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

describe('the content of the rates', () => {
  const FILE = 'pages/rates.yaml'
  const copy = contentCopy()

  it.each([
    [
      'holds {figure} hours',
      'holds {hours} hours',
      'rules.items.0.figures.0.given',
      'holds {hours}, a name that the site does not know: here it fills in {figure}',
    ],
    [
      'kilometres: 78',
      'kilometres: 16',
      'garage.points',
      'must each be later and farther than the one before',
    ],
    ['time: "18:15"', 'time: "17:00"', 'garage.points', 'must each be later and farther than the one before'],
    ['time: "18:15"', 'time: "six"', 'garage.points.4.time', 'must be a time such as 09:30'],
  ])('with %s as %s is refused, with path and reason', (before, after, path, reason) => {
    copy.change(FILE, before, after)
    expect(mistakeIn(copy).problems).toMatchObject([{ path, reason }])
  })

  it('rejects a figure of 0, with file, line, path and reason', () => {
    const line = copy.change('company.yaml', 'sample:', 'rates: {localHours: 0, since: 2026-11-01}\nsample:')
    expect(mistakeIn(copy)).toMatchObject({
      problems: [{ path: 'rates.localHours', line, reason: 'must be from 1 to 24' }],
    })
  })

  it('rejects figures without the day from which they hold', () => {
    copy.change('company.yaml', 'sample:', 'rates: {localHours: 8}\nsample:')
    expect(mistakeIn(copy).problems).toMatchObject([
      { path: 'rates.since', reason: 'must be given beside figures: the day from which they hold' },
    ])
  })

  it('is valid without any figures', () => {
    expect(companySchema.shape.rates.parse(undefined)).toEqual({})
  })
})
