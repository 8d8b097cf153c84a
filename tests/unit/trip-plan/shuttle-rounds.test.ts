import type { FleetRow } from '@/lib/fleet/row'
import { toMinutes } from '@/lib/time/clock'
import { roundsOf, stops } from '@/lib/trip-plan/shuttle-rounds'
import { shuttleOf } from './plans'

const rows = [{ slug: 'coach', passengers: 40 }] as FleetRow[]
const shuttle = shuttleOf()
const plan = { vehicles: [{ slug: 'coach', count: 2 }] }

it('runs the vehicles of the plan with their seats', () => {
  const advice = roundsOf(shuttle, plan, rows)
  // 80 in the first round, 20 in the second, which begins after the return.
  const second = toMinutes('18:00') + 2 * (stops.boarding + 20) + stops.alighting + 20
  expect(advice).toMatchObject({ possible: true, lastArrives: second })
})

it('ends after midnight where the end is before the start', () => {
  const advice = roundsOf({ ...shuttle, start: '23:30', by: '00:45' }, plan, rows)
  expect(advice).toMatchObject({ possible: false, because: 'seats', left: 20 })
})

it('ignores vehicles that are not in the catalogue', () => {
  const advice = roundsOf(shuttle, { vehicles: [{ slug: 'gone', count: 9 }] }, rows)
  expect(advice).toEqual({ possible: false, because: 'vehicles' })
})

it('finds no time where the guests would arrive before they are ready', () => {
  expect(roundsOf({ ...shuttle, start: '19:00', by: '18:00' }, plan, rows)).toMatchObject({
    because: 'time',
    given: 0,
  })
})

it.each([{ people: 0 }, { start: '' }, { by: '' }, { minutes: 0 }])(
  'is undefined while values are missing: %p',
  (missing) => {
    expect(roundsOf({ ...shuttle, ...missing }, plan, rows)).toBeUndefined()
  },
)
