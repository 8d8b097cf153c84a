import fc from 'fast-check'
import { planRounds, type RoundsAdvice, type ShuttleVehicles, type Transfer } from '@/lib/fleet/rounds'
import { forAll } from '@/tests/unit/for-all'

const anyTransfer: fc.Arbitrary<Transfer> = fc.record({
  guests: fc.integer({ min: 1, max: 500 }),
  minutes: fc.integer({ min: 1, max: 120 }),
  boarding: fc.nat(30),
  alighting: fc.nat(20),
  start: fc.integer({ min: 0, max: 1439 }),
  by: fc.integer({ min: 0, max: 2000 }),
})
const anyVehicles: fc.Arbitrary<ShuttleVehicles[]> = fc
  .array(fc.record({ seats: fc.integer({ min: 1, max: 45 }), count: fc.nat(8) }), { maxLength: 4 })
  .map((kinds) => kinds.map((kind, index) => ({ ...kind, slug: `kind-${index}` })))

const seatsOf = (vehicles: ShuttleVehicles[]) =>
  vehicles.reduce((sum, { seats, count }) => sum + seats * count, 0)

/** Every guest is brought once, in time, by an entry for every vehicle, with time for its return between two rounds. */
function expectPossible(
  advice: Extract<RoundsAdvice, { possible: true }>,
  transfer: Transfer,
  vehicles: ShuttleVehicles[],
): void {
  const rounds = advice.vehicles.flatMap(({ seats, rounds }) => rounds.map((round) => ({ seats, ...round })))
  expect(rounds.reduce((sum, { guests }) => sum + guests, 0)).toBe(transfer.guests)
  for (const { seats, guests, leaves, arrives } of rounds) {
    expect(guests).toBeGreaterThan(0)
    expect(guests).toBeLessThanOrEqual(seats)
    expect(leaves).toBeGreaterThanOrEqual(transfer.start + transfer.boarding)
    expect(arrives).toBe(leaves + transfer.minutes)
    expect(arrives).toBeLessThanOrEqual(transfer.by)
  }
  expect(advice.lastArrives).toBe(Math.max(...rounds.map(({ arrives }) => arrives)))
  for (const { rounds: own } of advice.vehicles)
    for (const [index, round] of own.slice(1).entries())
      expect(round.leaves - (own[index]?.arrives ?? Infinity)).toBeGreaterThanOrEqual(
        transfer.minutes + transfer.boarding + transfer.alighting,
      )
  const keys = advice.vehicles.map(({ slug, number }) => `${slug} ${number}`)
  expect(new Set(keys).size).toBe(vehicles.reduce((sum, { count }) => sum + count, 0))
}

/** Time or seats do not suffice, and the reported start would do. */
function expectImpossible(
  advice: Extract<RoundsAdvice, { possible: false }>,
  transfer: Transfer,
  vehicles: ShuttleVehicles[],
): void {
  const { guests, minutes, boarding, alighting, start, by } = transfer
  if (advice.because === 'vehicles') expect(seatsOf(vehicles)).toBe(0)
  if (advice.because === 'order') expect(by).toBeLessThanOrEqual(start)
  if (advice.because === 'time') expect(start + boarding + minutes).toBeGreaterThan(by)
  if (advice.because !== 'seats') return
  const most = Math.floor((by - start + minutes + alighting) / (boarding + alighting + 2 * minutes))
  expect(most * seatsOf(vehicles)).toBe(guests - advice.left)
  expect(advice.left).toBeGreaterThan(0)
  expect(planRounds({ ...transfer, start: advice.beginBy }, vehicles).possible).toBe(true)
  expect(planRounds({ ...transfer, start: advice.beginBy + 1 }, vehicles).possible).toBe(false)
}

it('rounds of any transfer bring everybody in time, or are impossible for the reason given', () => {
  forAll(200, 1000)(anyTransfer, anyVehicles, (transfer, vehicles) => {
    const advice = planRounds(transfer, vehicles)
    if (advice.possible) expectPossible(advice, transfer, vehicles)
    else expectImpossible(advice, transfer, vehicles)
  })
})

describe('rounds of a wedding', () => {
  const coach = { slug: 'coach', seats: 45, count: 2 }
  const evening = { guests: 240, minutes: 20, boarding: 10, alighting: 0, start: 17 * 60, by: 19 * 60 + 30 }

  it('two coaches bring 240 guests in three rounds', () => {
    const advice = planRounds(evening, [coach])
    expect(advice).toMatchObject({ possible: true, lastArrives: 17 * 60 + 130 })
    if (!advice.possible) throw new Error('They can')
    const rounds = advice.vehicles.map((one) => one.rounds.map(({ leaves, guests }) => `${leaves} ${guests}`))
    expect(rounds).toEqual([
      ['1030 45', '1080 45', '1130 45'],
      ['1030 45', '1080 45', '1130 15'],
    ])
  })

  it.each([
    [50, 'coach 1: 45, van 1: 5'],
    [60, 'coach 1: 45 3, van 1: 12'],
  ])('the larger vehicles go first, and all once before one goes twice: %d guests', (guests, expected) => {
    const advice = planRounds({ ...evening, guests }, [
      { slug: 'van', seats: 12, count: 1 },
      { ...coach, count: 1 },
    ])
    if (!advice.possible) throw new Error('They can')
    const texts = advice.vehicles.map(
      ({ slug, number, rounds }) => `${slug} ${number}: ${rounds.map((round) => round.guests).join(' ')}`,
    )
    expect(texts.join(', ')).toBe(expected)
  })

  it('three full rounds are enough', () => {
    expect(planRounds({ ...evening, guests: 270 }, [coach]).possible).toBe(true)
    expect(planRounds({ ...evening, guests: 271 }, [coach])).toMatchObject({ because: 'seats', left: 1 })
  })

  it.each([
    [25, { because: 'time', needed: 30, given: 25 }],
    [0, { because: 'order' }],
    [-30, { because: 'order' }],
  ])('reports when the drive is longer than the time: %p minutes', (given, why) => {
    expect(planRounds({ ...evening, by: evening.start + given }, [coach])).toEqual({
      possible: false,
      ...why,
    })
  })

  it.each<Partial<Transfer>>([
    ...[0, 1001].map((guests) => ({ guests })),
    ...[0, 601].map((minutes) => ({ minutes })),
    ...[{ start: NaN }, { by: NaN }],
  ])('%j is out of bounds', (part) => {
    expect(planRounds({ ...evening, ...part }, [coach])).toEqual({ possible: false, because: 'limits' })
  })
})
