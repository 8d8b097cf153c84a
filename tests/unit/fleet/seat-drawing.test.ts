/** @jest-environment node */
import { listVehicles } from '@/lib/content/fleet'
import { drawSeats, SEAT } from '@/lib/fleet/seat-drawing'
import { parseSeatPlan } from '@/lib/fleet/seat-plan'

const drawn = listVehicles().map(({ slug, seatPlan: { rows, luggage } }) => {
  return [slug, drawSeats(parseSeatPlan(rows), luggage), luggage] as const
})

describe.each(drawn)('%s', (_, drawing, luggage) => {
  it('has every seat inside its body, behind the windscreen', () => {
    const outside = drawing.seats.filter(
      ({ left, top }) =>
        left < 2 ||
        left + SEAT.width > drawing.width - 2 ||
        top < drawing.windscreen ||
        top + SEAT.length > drawing.length - 2,
    )
    expect(outside).toEqual([])
  })

  it('has no seat on another', () => {
    const clashes = drawing.seats.flatMap((one, index) =>
      drawing.seats
        .slice(index + 1)
        .filter(
          (other) =>
            Math.abs(one.left - other.left) < SEAT.width && Math.abs(one.top - other.top) < SEAT.length,
        ),
    )
    expect(clashes).toEqual([])
  })

  it('has its doors on the edges', () => {
    expect(drawing.doors.every(({ left }) => left === 0 || left === drawing.width)).toBe(true)
    expect(drawing.doors.length).toBeGreaterThan(0)
  })

  it('has room for the luggage inside its body', () => {
    const { x, y, width, length } = drawing.luggage
    expect(Math.min(x, y, width, length)).toBeGreaterThan(0)
    expect(x + width).toBeLessThan(drawing.width)
    expect(y + length).toBeLessThan(drawing.length)
  })

  it('keeps luggage that rides behind clear of the last row', () => {
    const lastSeat = Math.max(...drawing.seats.map(({ top }) => top + SEAT.length))
    expect(luggage === 'below' || drawing.luggage.y >= lastSeat).toBe(true)
  })
})

it('gives a car a longer nose than a van, and a van than a coach', () => {
  const nose = (row: string) => drawSeats(parseSeatPlan([row]), 'behind').windscreen
  expect(nose('S.D')).toBeGreaterThan(nose('S..D'))
  expect(nose('S..D')).toBeGreaterThan(nose('S...D'))
})
