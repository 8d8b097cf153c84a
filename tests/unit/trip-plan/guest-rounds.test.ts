import type { FleetRow } from '@/lib/fleet/row'
import { toMinutes } from '@/lib/time/clock'
import { guestRounds, planOfGuests } from '@/lib/trip-plan/guest-rounds'
import { readPlan } from '@/lib/trip-plan/schema'
import { shuttleOf } from './plans'

const row = (slug: string, passengers: number) =>
  ({
    slug,
    passengers,
    bags: { large: 0, cabin: 0 },
    roads: { upTo: 'hills' },
    firstFor: [],
  }) as unknown as FleetRow
const rows = [row('van', 12), row('mini-bus', 26), row('coach', 45)]
const shuttle = shuttleOf({ id: 4, people: 96, start: '16:40', by: '19:15', minutes: 35 })

it('brings 96 guests in two rounds of two mini buses, as the example of the wedding page does', () => {
  const found = guestRounds(shuttle, rows)
  expect(found?.choices[0]).toEqual([{ slug: 'mini-bus', count: 2 }])
  expect(found?.advice).toMatchObject({ possible: true, lastArrives: toMinutes('19:15') })
})

it('takes twice the seats where there is time for one round only', () => {
  const found = guestRounds({ ...shuttle, by: '19:14' }, rows)
  expect(found?.choices[0]).toEqual([{ slug: 'mini-bus', count: 4 }])
  expect(found?.advice).toMatchObject({ possible: true, lastArrives: toMinutes('17:35') })
})

it('says that even one round takes longer than there is time', () => {
  expect(guestRounds({ ...shuttle, by: '17:00' }, rows)?.advice).toMatchObject({ because: 'time' })
})

it('says that there are more guests than can be counted', () => {
  expect(guestRounds({ ...shuttle, people: 1001 }, rows)?.advice).toMatchObject({ because: 'limits' })
})

it('gives the planner the same numbers', () => {
  const vehicles = [{ slug: 'mini-bus', count: 2 }]
  expect(readPlan(planOfGuests(shuttle, vehicles))).toMatchObject({
    party: { adults: 96 },
    shuttles: [shuttle],
    vehicles,
  })
})
