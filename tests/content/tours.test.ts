import { basename } from 'node:path'
import { pages } from '@/lib/content/pages'
import { readAddress } from '@/lib/trip-plan/address'
import { emptyPlan, emptyStop } from '@/lib/trip-plan/plan'
import { getCompany } from '@/lib/content/company'
import { checkPlan } from '@/lib/trip-plan/check'
import { answerTrip } from '@/lib/trip/answer'
import { emptySearch } from '@/lib/trip/trip'
import { tourList } from '@/view-models/tours'
import { knownRoads, planData } from '@/view-models/trip-plan'

it('every tour opens the trip planner with its days, places and times', () => {
  const opened = (tourList()?.tours ?? []).map(({ path }) => {
    const read = readAddress(new URL(path, 'https://example.com').hash)
    return (
      read.read && {
        name: read.plan.name,
        days: read.plan.days.map(({ stops }) =>
          stops.map(({ time, place, note }) => `${time} ${place}${note && ` – ${note}`}`.trim()),
        ),
      }
    )
  })
  expect(opened).toEqual(pages.guides().tours?.items.map(({ name, days }) => ({ name, days })))
})

it('shows the kilometres of a tour whose roads are all known, and the pictures of the guides to its places', () => {
  const shown = (tourList()?.tours ?? []).map(({ name, facts, pictures }) => [
    name,
    [facts, ...pictures.map(({ src }) => basename(src, '.jpg'))],
  ])
  expect(Object.fromEntries(shown)).toMatchObject({
    'Golden Triangle': ['3 days, about 735 km', 'blog-agra', 'blog-jaipur'],
    'Agra in a day': ['One day, about 450 km', 'blog-agra'],
    'Char Dham': ['12 days, about 1,810 km', 'blog-rishikesh'],
  })
})

it('no tour breaks our rule on drivers’ hours in its season', () => {
  const known = { ...knownRoads(), rule: getCompany().driversHours }
  const broken = (tourList()?.tours ?? []).flatMap(({ name, path }) => {
    const read = readAddress(new URL(path, 'https://example.com').hash)
    if (!read.read) throw new Error(`The link of ${name} opens no plan`)
    const { days } = checkPlan({ ...read.plan, start: '2027-10-04' }, known, new Date('2026-11-30'))
    return days.flatMap(({ date, tooLong }) => (tooLong ? [[name, date, tooLong]] : []))
  })
  expect(broken).toEqual([])
})

it.each([
  ['golden triangle', 'Golden Triangle'],
  ['Char Dham Yatra', 'Char Dham'],
  ['Kathmandu', undefined],
])('where %s is typed, the answer opens the tour: %s', (destination, name) => {
  const { path = '/' } = answerTrip({ ...emptySearch, from: 'Delhi', destination }, planData())?.tour ?? {}
  const read = readAddress(new URL(path, 'https://example.com').hash)
  expect(read.read ? read.plan.name : undefined).toBe(name)
})

it.each([
  ['Agra & Jaipur', '2027-01-11', 'Agra'],
  ['Badrinath', '2027-10-11', 'Rishikesh'],
])('on the way to %s on %s the night is in a town: %s', (destination, date, town) => {
  const trip = { ...emptySearch, from: 'Delhi', destination, date, time: '09:00' }
  expect(answerTrip(trip, planData())?.warnings.join(' ')).toMatch(
    new RegExp(`[Ss]tay (?:a|the) night at ${town}\\b`),
  )
})

it.each([
  ['Badrinath', '2027-01-11', true],
  ['Rudraprayag', '2027-01-11', false],
  ['Badrinath', '2027-05-20', false],
])('says hours to %s on %s unless it is shut: %s', (destination, date, isShut) => {
  const known = planData()
  const { verdict = '' } = answerTrip({ ...emptySearch, from: 'Haridwar', destination, date }, known) ?? {}
  expect([/They are shut/.test(verdict), /at the wheel/.test(verdict)]).toEqual([isShut, !isShut])
  const stops = ['Haridwar', destination].map((place, id) => ({ ...emptyStop(id), place }))
  const plan = { ...emptyPlan('shut'), start: date, days: [{ id: 0, stops }] }
  expect(checkPlan(plan, known, new Date('2026-11-30')).days[0]?.unknown).toBe(Number(isShut))
})

it.each([
  ['Delhi', '05:00', false],
  ['Delhi', '07:00', true],
  ['Mussoorie', '07:00', false],
])('on a Saturday in May from %s at %s the queue to Haridwar is warned of: %s', (from, time, isWarned) => {
  const known = planData()
  const [destination, date] = ['Haridwar', '2027-05-15']
  const answer = answerTrip({ ...emptySearch, from, destination, date, time }, known)
  const stops = [from, destination].map((place, id) => ({ ...emptyStop(id), place, time: id ? '' : time }))
  const plan = { ...emptyPlan('Saturday'), start: date, days: [{ id: 0, stops }] }
  const [day] = checkPlan(plan, known, new Date('2026-11-30')).days
  const isSaid = [answer?.warnings, day?.avoid.map(({ title }) => title)].map((all) =>
    /Saturday/.test(String(all)),
  )
  expect(isSaid).toEqual([isWarned, isWarned])
})
