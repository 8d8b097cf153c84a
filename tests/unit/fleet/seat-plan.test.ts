import fc from 'fast-check'
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

const door = fc.constantFrom('', '|')
const rowOf = (marks: string) =>
  fc
    .tuple(door, fc.array(fc.constantFrom(...marks), { minLength: 1, maxLength: 6 }), door)
    .map(([left, row, right]) => left + row.join('') + right)
/** Arbitrary of valid plans: a front row that ends with the driver, and rows behind it. */
const plans = fc
  .tuple(
    door,
    fc.array(fc.constantFrom('S', 'J', '.'), { maxLength: 4 }),
    door,
    fc.array(rowOf('SSSJ.'), { maxLength: 14 }),
  )
  .map(([left, front, right, behind]) => [`${left}${front.join('')}D${right}`, ...behind])

const marksIn = (rows: string[], mark: string) => rows.join('').split(mark).length - 1

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

  it('centres a shorter row', () => {
    const [, , left, right] = parseSeatPlan(['S.D', 'SS']).places
    expect([left?.x, right?.x]).toEqual([1, 2])
  })

  it('reads the doors of both sides', () => {
    expect(parseSeatPlan(['|S.D|', '|SSS', 'SSS']).doors.map(({ side, row }) => `${side} ${row}`)).toEqual([
      'left 0',
      'right 0',
      'left 1',
    ])
  })

  it('parses every letter as one place and every bar as one door', () => {
    fc.assert(
      fc.property(plans, (rows) => {
        const plan = parseSeatPlan(rows)
        expect(countPlaces(plan, 'seat')).toBe(marksIn(rows, 'S'))
        expect(countPlaces(plan, 'folding')).toBe(marksIn(rows, 'J'))
        expect(countPlaces(plan, 'driver')).toBe(1)
        expect(plan.doors).toHaveLength(marksIn(rows, '|'))
      }),
    )
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
