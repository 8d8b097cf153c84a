import { toMinutes } from '@/lib/time/clock'
import { guestRounds, planOfGuests } from '@/lib/trip-plan/guest-rounds'
import { readPlan } from '@/lib/trip-plan/schema'
import { someRow } from '../fleet/rows'
import { shuttleOf } from './plans'

const rows = Object.entries({ van: 12, 'mini-bus': 26, coach: 45 }).map(([slug, passengers]) =>
  someRow({ slug, passengers }),
)
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
