import { toMinutes } from '@/lib/guides/clock'
import { planDay, type Road, reverseRoad } from '@/lib/guides/plan-day'
import { planReturn } from '@/lib/guides/plan-return'

const home = { to: 'Delhi', place: [28.63, 77.22] as [number, number] }
const roadOf = (minutes: number): Road => ({
  seasons: [],
  stages: [
    {
      to: 'There',
      place: [27.2, 78],
      kilometres: 200,
      minutes: { day: minutes, night: minutes },
      hill: false,
    },
  ],
})

it('is the latest start, within ten minutes, that arrives by 23:00', () => {
  const plan = planReturn(roadOf(240), { time: '05:00' }, home)
  expect(plan).toEqual({ leave: toMinutes('19:00'), stay: 10 * 60, driving: 480 })
})

it('is omitted where both ways exceed a driver’s daily driving time', () => {
  expect(planReturn(roadOf(301), { time: '05:00' }, home)).toBeUndefined()
})

it('is omitted where less than two hours would remain at the destination', () => {
  expect(planReturn(roadOf(240), { time: '13:10' }, home)).toBeUndefined()
})

it('is omitted where the arrival is on the next day', () => {
  expect(planReturn(roadOf(240), { time: '21:00' }, home)).toBeUndefined()
})

it('applies the season on the return', () => {
  const road: Road = { ...roadOf(240), seasons: [{ months: [12], on: 'all', slower: 20 }] }
  const plan = planReturn(road, { time: '05:00', day: '2026-12-10' }, home)
  const back = planDay(reverseRoad(road, home), { time: '18:10', day: '2026-12-10' })
  expect(plan?.leave).toBe(toMinutes('18:10'))
  expect(back.arrive).toBeLessThanOrEqual(toMinutes('23:00'))
})
