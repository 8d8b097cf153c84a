import { planOfGuests } from '@/lib/trip-plan/from-guests'
import { readPlan } from '@/lib/trip-plan/schema'
import { shuttleOf } from './plans'

it('gives the planner the same numbers', () => {
  const vehicles = [{ slug: 'mini-bus', count: 2 }]
  const shuttle = shuttleOf({ id: 4, people: 96 })
  const plan = readPlan(planOfGuests(shuttle, vehicles))
  expect(plan).toMatchObject({ party: { adults: 96 }, shuttles: [shuttle], vehicles })
})
