import { toMinutes } from '@/lib/time/clock'
import { planDay, type Road, reverseRoad } from '@/lib/guides/plan-day'
import { planReturn } from '@/lib/guides/plan-return'
import { rule } from './rule'

const home = { to: 'Delhi', place: [28.63, 77.22] as [number, number] }
const roadOf = (minutes: number): Road => ({
  rule,
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

it('is the latest start, within ten minutes, with which the vehicle is in its garage by 23:00', () => {
  const plan = planReturn(roadOf(240), { time: '10:00' }, home)
  expect(plan).toEqual({ leave: toMinutes('18:30'), stay: 270, home: toMinutes('22:30'), driving: 480 })
})

it('ends the day from garage to garage within the rule on duty', () => {
  const plan = planReturn(roadOf(240), { time: '05:00' }, home)
  expect(plan?.leave).toBe(toMinutes('04:30') + rule.duty * 60 - rule.garage - 240)
})

it('is omitted where both ways and the garage exceed a driver’s daily driving time', () => {
  expect(planReturn(roadOf(271), { time: '05:00' }, home)).toBeUndefined()
})

it('is omitted where less than two hours would remain at the destination', () => {
  expect(planReturn(roadOf(240), { time: '13:10' }, home)).toBeUndefined()
})

it('is omitted where the arrival is on the next day', () => {
  expect(planReturn(roadOf(240), { time: '21:00' }, home)).toBeUndefined()
})

it('applies the season on the return', () => {
  const road: Road = { ...roadOf(200), seasons: [{ months: [12], on: 'all', slower: 20 }] }
  const plan = planReturn(road, { time: '10:00', day: '2026-12-10' }, home)
  const back = planDay(reverseRoad(road, home), { time: '18:30', day: '2026-12-10' })
  expect(plan?.leave).toBe(toMinutes('18:30'))
  expect(back.arrive + rule.garage).toBeLessThanOrEqual(toMinutes('23:00'))
})
