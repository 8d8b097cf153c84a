import { listVehicles } from '@/lib/content/fleet'
import { drawSeats, SEAT, type SeatDrawing } from '@/lib/fleet/seat-drawing'
import { parseSeatPlan } from '@/lib/fleet/seat-plan'

it.each(listVehicles().map(({ slug, seatPlan }) => [slug, seatPlan] as const))(
  '%s has every seat inside its body, behind the windscreen',
  (_, { rows, luggage }) => {
    const drawing = drawSeats(parseSeatPlan(rows), luggage)
    const outside = drawing.seats.filter(
      ({ left, top }) =>
        left < 2 ||
        left + SEAT.width > drawing.width - 2 ||
        top < drawing.windscreen ||
        top + SEAT.length > drawing.length - 2,
    )
    expect(outside).toEqual([])
  },
)

it('draws a longer bonnet for a car than for a van, and for a van than for a coach', () => {
  const nose = (row: string) => drawSeats(parseSeatPlan([row]), 'behind').windscreen
  expect(nose('S.D')).toBeGreaterThan(nose('S..D'))
  expect(nose('S..D')).toBeGreaterThan(nose('S...D'))
})

describe('a drawing', () => {
  const rows = ['|S..D', 'SS.S|', ...Array.from({ length: 8 }, () => 'SS.S')]
  const plan = parseSeatPlan(rows)
  // Drawn anew in every test: what is made as the file loads, a mutation test does not see.
  let behind: SeatDrawing
  let below: SeatDrawing
  beforeEach(() => {
    behind = drawSeats(plan, 'behind')
    below = drawSeats(plan, 'below')
  })

  it('has equal margins left and right of the outermost seats', () => {
    const lefts = behind.seats.map(({ left }) => left)
    expect(Math.min(...lefts)).toBe(behind.width - (Math.max(...lefts) + SEAT.width))
  })

  it('has seats side by side without a gap wider than a fifth of a seat, and never on each other', () => {
    const [left, right] = behind.seats.filter(({ row }) => row === 1).map((seat) => seat.left)
    expect((right ?? 0) - (left ?? 0)).toBeGreaterThanOrEqual(SEAT.width)
    expect((right ?? 0) - (left ?? 0)).toBeLessThan(SEAT.width * 1.2)
  })

  it('has rows one pitch apart', () => {
    const [first] = behind.seats
    for (const seat of behind.seats) expect(seat.top - (first?.top ?? 0)).toBe(seat.row * behind.pitch)
  })

  it('opens each door beside the middle of its row, on its side', () => {
    const middles = behind.doors.map(({ row, left, top }) => ({ row, left, top: top - SEAT.length / 2 }))
    expect(middles).toEqual([
      { row: 0, left: 0, top: behind.seats[0]?.top },
      { row: 1, left: behind.width, top: behind.seats.find(({ row }) => row === 1)?.top },
    ])
  })

  it('begins its windscreen before the first row by less than half a row', () => {
    const gap = (behind.seats[0]?.top ?? 0) - behind.windscreen
    expect(gap).toBeGreaterThan(0)
    expect(gap).toBeLessThan(behind.pitch / 2)
  })

  it('draws rear luggage centred behind the last row, and the tail behind it', () => {
    const { x, y, width, length } = behind.luggage
    const lastRow = (behind.seats[0]?.top ?? 0) + SEAT.length / 2 + (rows.length - 0.5) * behind.pitch
    expect(y).toBe(lastRow)
    expect(x).toBe(behind.width - (x + width))
    expect(behind.length - below.length).toBe(length)
    expect(behind.length).toBeGreaterThan(y + length)
  })

  it('draws a luggage hold that leaves three rows free in front and behind', () => {
    const { x, y, width, length } = below.luggage
    const front = (below.seats[0]?.top ?? 0) + SEAT.length / 2 - below.pitch / 2
    expect(y - front).toBe(3 * below.pitch)
    expect(front + rows.length * below.pitch - (y + length)).toBe(3 * below.pitch)
    expect(x).toBe(below.width - (x + width))
    expect(x).toBeLessThan(SEAT.width / 2)
  })

  it('uses the pitch of a car up to three seats across, of a van for four, and of a coach beyond, each more than a seat', () => {
    const pitchOf = (row: string) => drawSeats(parseSeatPlan([row]), 'behind').pitch
    const [car, van, coach] = [pitchOf('S.D'), pitchOf('S..D'), pitchOf('S...D')]
    expect([pitchOf('SD'), pitchOf('SS..SD')]).toEqual([car, coach])
    expect(new Set([car, van, coach]).size).toBe(3)
    expect(Math.min(car, van, coach)).toBeGreaterThan(SEAT.length)
  })
})
