import { getMessages } from '@/lib/content/pages'
import {
  countPlaces,
  describeSeats,
  hasDriverFrontRight,
  parseSeatPlan,
  ROW_PATTERN,
} from '@/lib/fleet/seat-plan'

describe('parsing', () => {
  it('positions a car’s seats by their centres, from the left and from the front', () => {
    expect(parseSeatPlan(['|S.D|', 'SSS']).places).toEqual([
      { kind: 'seat', row: 0, x: 0.5, y: 0.5 },
      { kind: 'driver', row: 0, x: 2.5, y: 0.5 },
      { kind: 'seat', row: 1, x: 0.5, y: 1.5 },
      { kind: 'seat', row: 1, x: 1.5, y: 1.5 },
      { kind: 'seat', row: 1, x: 2.5, y: 1.5 },
    ])
  })

  it('centres a shorter row, and counts the places of each kind', () => {
    const plan = parseSeatPlan(['S.D', 'SJ'])
    expect(plan.places.slice(2)).toMatchObject([
      { kind: 'seat', x: 1 },
      { kind: 'folding', x: 2 },
    ])
    expect((['driver', 'seat', 'folding'] as const).map((kind) => countPlaces(plan, kind))).toEqual([1, 2, 1])
  })

  it('reads the doors of both sides', () => {
    expect(parseSeatPlan(['|S.D|', '|SSS', 'SSS']).doors.map(({ side, row }) => `${side} ${row}`)).toEqual([
      'left 0',
      'right 0',
      'left 1',
    ])
  })
})

describe('the notation', () => {
  it('accepts rows of seats between doors alone', () => {
    const rows = ['|S.D|', 'SSS', '|..SS', 'J..D']
    const others = ['', '||', 'S|S', 'S D', 'sss', '|S.D||', '4']
    expect([...others, ...rows].filter((row) => ROW_PATTERN.test(row))).toEqual(rows)
  })

  it.each([
    ['one driver at the right in front', ['S.D', 'SSS'], true],
    ['a driver at the left', ['D.S', 'SSS'], false],
    ['no driver', ['S.S', 'SSS'], false],
    ['two drivers', ['D.D', 'SSS'], false],
    ['a second driver behind', ['S.D', 'SSD'], false],
    ['a driver behind', ['S.S', 'SSD'], false],
    ['a seat right of the driver', ['.DS', 'S'], false],
    ['a wider row behind', ['S.D', 'SSSS'], true],
  ])('with %s is validated', (_, rows, isRight) => {
    expect(hasDriverFrontRight(parseSeatPlan(rows))).toBe(isRight)
  })
})

const BESIDE = 'Driver on the right, one seat beside; three seats in row two'

it.each([
  [
    ['|S.D|', '|SSS|', 'SS'],
    `${BESIDE}; two seats in row three. Doors: left at rows one and two; right at rows one and two.`,
  ],
  // Two aisles are not mentioned, one may be as wide as two seats.
  [['S..D', 'S.S.S'], `${BESIDE}.`],
  [['S...D', 'SS..S'], `${BESIDE}, two left and one right of the aisle.`],
  [
    ['|..J.D', 'SS.SS', 'SS.SS', 'SSSSS'],
    'Driver on the right, one folding seat beside; four seats in each of rows two to three, ' +
      'two left and two right of the aisle; five seats in row four. Doors: left at row one.',
  ],
  [['..D', 'S.S'], 'Driver on the right; two seats in row two, one left and one right of the aisle.'],
  [['D', '...', 'S'], 'Driver on the right; one seat in row three.'],
])('the rows %j are described', (rows, sentence) => {
  expect(describeSeats(rows, getMessages().seatPlan)).toBe(sentence)
})
