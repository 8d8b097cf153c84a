import { getMessages } from '@/lib/content/pages'
import {
  countPlaces,
  describeSeats,
  hasDriverFrontRight,
  parseSeatPlan,
  ROW_PATTERN,
} from '@/lib/fleet/seat-plan'

const messages = getMessages().seatPlan
const describeRows = (...rows: string[]) => describeSeats(rows, messages)

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
  it.each(['|S.D|', 'SSS', '|..SS', 'J..D'])('accepts %s', (row) => {
    expect(row).toMatch(ROW_PATTERN)
  })

  it.each(['', '||', 'S|S', 'S D', 'sss', '|S.D||', '4'])('rejects %p', (row) => {
    expect(row).not.toMatch(ROW_PATTERN)
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

describe('the sentence', () => {
  it('describes rows and doors of a car', () => {
    expect(describeRows('|S.D|', '|SSS|', 'SS')).toBe(
      'Driver on the right, one seat beside; three seats in row two; two seats in row three. ' +
        'Doors: left at rows one and two; right at rows one and two.',
    )
  })

  it('mentions no aisle where there are two', () => {
    expect(describeRows('S..D', 'S.S.S')).toBe(
      'Driver on the right, one seat beside; three seats in row two.',
    )
  })

  it('describes an aisle as wide as two seats', () => {
    expect(describeRows('S...D', 'SS..S')).toBe(
      'Driver on the right, one seat beside; three seats in row two, two left and one right of the aisle.',
    )
  })

  it('groups equal rows, and describes the aisle', () => {
    expect(describeRows('|..J.D', 'SS.SS', 'SS.SS', 'SSSSS')).toBe(
      'Driver on the right, one folding seat beside; four seats in each of rows two to three, ' +
        'two left and two right of the aisle; five seats in row four. Doors: left at row one.',
    )
  })

  it('describes a separate driver’s row, and no doors', () => {
    expect(describeRows('..D', 'S.S')).toBe(
      'Driver on the right; two seats in row two, one left and one right of the aisle.',
    )
  })

  it('leaves out rows without a seat', () => {
    expect(describeRows('D', '...', 'S')).toBe('Driver on the right; one seat in row three.')
  })
})
