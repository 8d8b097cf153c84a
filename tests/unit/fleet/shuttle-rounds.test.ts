import type { FleetRow } from '@/lib/fleet/row'
import { toMinutes } from '@/lib/time/clock'
import { roundsOf, stops } from '@/lib/fleet/shuttle-rounds'
import { shuttleOf } from '../trip-plan/plans'

const rows = [{ slug: 'coach', passengers: 40 }] as FleetRow[]
const shuttle = shuttleOf()
const vehicles = [{ slug: 'coach', count: 2 }]

it('runs the vehicles with their seats', () => {
  const advice = roundsOf(shuttle, vehicles, rows)
  // 80 in the first round, 20 in the second, which begins after the return.
  const second = toMinutes('18:00') + 2 * (stops.boarding + 20) + stops.alighting + 20
  expect(advice).toMatchObject({ possible: true, lastArrives: second })
})

it.each([
  ['23:30', '00:45', { because: 'seats', left: 20 }],
  ['18:00', '06:00', { possible: true }],
  ['19:00', '18:00', { because: 'order' }],
])('from %s to %s ends after midnight, unless that is too long', (start, by, why) => {
  expect(roundsOf({ ...shuttle, start, by }, vehicles, rows)).toMatchObject(why)
})

it('ignores vehicles that are not in the catalogue', () => {
  const advice = roundsOf(shuttle, [{ slug: 'gone', count: 9 }], rows)
  expect(advice).toEqual({ possible: false, because: 'vehicles' })
})

it.each([{ people: 0 }, { start: '' }, { by: '' }, { minutes: 0 }])(
  'is undefined while values are missing: %p',
  (missing) => {
    expect(roundsOf({ ...shuttle, ...missing }, vehicles, rows)).toBeUndefined()
  },
)
