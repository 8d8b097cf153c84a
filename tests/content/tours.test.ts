import { pages } from '@/lib/content/pages'
import { readAddress } from '@/lib/trip-plan/address'
import { emptyPlan, emptyStop, OPEN } from '@/lib/trip-plan/plan'
import { checkPlan } from '@/lib/trip-plan/check'
import { answerTrip } from '@/lib/trip/answer'
import { emptySearch, type TripSearch } from '@/lib/trip/trip'
import { tourList } from '@/view-models/tours'
import { tripData } from '@/view-models/trip-data'

/** The plan that a link opens. */
function opened(path = '') {
  const key = new URLSearchParams(new URL(path, 'https://example.com').hash.slice(1)).get(OPEN)
  const read = readAddress(tripData().plans.find((each) => each.key === key)?.fragment ?? '')
  return read.read ? read.plan : undefined
}
const tours = tourList()?.tours ?? []
const known = tripData()
const toured = (from: string, trip: Partial<TripSearch>) =>
  answerTrip({ ...emptySearch, from, ...trip }, known)
/** The planner's day between two places. */
function plannedDay(start: string, places: string[], time = '') {
  const stops = places.map((place, id) => ({ ...emptyStop(id), place, time: id ? '' : time }))
  const plan = { ...emptyPlan('day'), start, days: [{ id: 0, stops }] }
  return checkPlan(plan, known, new Date('2026-11-30')).days[0]
}

it('every tour opens the trip planner with its days, places and times', () => {
  const plans = tours.map(({ path }) => {
    const { name, days = [] } = opened(path) ?? {}
    return {
      name,
      days: days.map(({ stops }) =>
        stops.map(({ time, place, note }) => `${time} ${place}${note && ` – ${note}`}`.trim()),
      ),
    }
  })
  expect(plans).toEqual(pages.guides().tours?.items.map(({ name, days }) => ({ name, days })))
})

it('shows the kilometres of a tour whose roads are all known, and a picture that no other has', () => {
  expect(Object.fromEntries(tours.map(({ name, facts }) => [name, facts]))).toMatchObject({
    'Golden Triangle': '3 days, about 755 km',
    'Agra in a day': 'One day, about 450 km',
    'Char Dham': '12 days, about 1,810 km',
  })
  expect(new Set(tours.flatMap(({ picture }) => picture?.src ?? [])).size).toBe(tours.length)
})

it('no tour breaks our rule on drivers’ hours in its season', () => {
  const broken = tours.flatMap(({ name, path }) => {
    const plan = opened(path)
    if (!plan) throw new Error(`The link of ${name} opens no plan`)
    const { days } = checkPlan({ ...plan, start: '2027-10-04' }, known, new Date('2026-11-30'))
    return days.flatMap(({ date, tooLong }) => (tooLong ? [[name, date, tooLong]] : []))
  })
  expect(broken).toEqual([])
})

it.each([
  ['golden triangle', 'Golden Triangle'],
  ['Char Dham Yatra', 'Char Dham'],
  ['Kathmandu', undefined],
])('where %s is typed, the answer opens the tour: %s', (destination, name) => {
  const { tour } = toured('Delhi', { destination }) ?? {}
  expect(opened(tour?.path)?.name).toBe(name)
})

it.each([
  ['Agra & Jaipur', '2027-01-11', 'Agra'],
  ['Badrinath', '2027-10-11', 'Rishikesh'],
])('on the way to %s on %s the night is in a town: %s', (destination, date, town) => {
  expect(toured('Delhi', { destination, date, time: '09:00' })?.warnings.join(' ')).toMatch(
    new RegExp(`[Ss]tay (?:a|the) night at ${town}\\b`),
  )
})

it.each([
  ['Badrinath', '2027-01-11', true],
  ['Rudraprayag', '2027-01-11', false],
  ['Badrinath', '2027-05-20', false],
])('says hours to %s on %s unless it is shut: %s', (destination, date, isShut) => {
  const { verdict = '' } = toured('Haridwar', { destination, date }) ?? {}
  expect([/They are shut/.test(verdict), /at the wheel/.test(verdict)]).toEqual([isShut, !isShut])
  const day = plannedDay(date, ['Haridwar', destination])
  expect([day?.unknown, day?.stops[1]?.leg === undefined]).toEqual([0, isShut])
})

it.each([
  ['Delhi', '05:00', false],
  ['Delhi', '07:00', true],
  ['Mussoorie', '07:00', false],
])('on a Saturday in May from %s at %s the queue to Haridwar is warned of: %s', (from, time, isWarned) => {
  const [destination, date] = ['Haridwar', '2027-05-15']
  const answer = toured(from, { destination, date, time })
  const day = plannedDay(date, [from, destination], time)
  const isSaid = [answer?.warnings, day?.avoid.map(({ title }) => title)].map((all) =>
    /Saturday/.test(String(all)),
  )
  expect(isSaid).toEqual([isWarned, isWarned])
})
