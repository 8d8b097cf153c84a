import { getMessages } from '@/lib/content/pages'
import { formatDay } from '@/lib/format/intl'
import { formatDuration } from '@/lib/time/duration'
import { interpolate } from '@/lib/format/interpolate'
import { answerTrip } from '@/lib/trip/answer'
import { emptySearch, type TripSearch } from '@/lib/trip/trip'
import { someRow } from '../fleet/rows'
import { known, roads } from '../guides/roads'

const messages = getMessages()
const { answer: texts } = messages.offers
type Known = Parameters<typeof answerTrip>[1]
const answer = (trip: Partial<TripSearch>, more: Partial<Known> = {}, vehicle?: string, now?: Date) =>
  answerTrip({ ...emptySearch, ...trip }, { ...known, ...more }, vehicle, now)
const foggy = (fog: { slower: number; start?: string }) => ({
  roads: roads.map((road) => ({
    ...road,
    seasons: [{ title: 'Fog', months: [1], on: 'plains' as const, ...fog }],
  })),
})
/** The places of the guides, with something else known of the first. */
const placesWith = (more: Partial<Known['places'][number]>) => {
  const [place, ...others] = known.places
  return [{ ...place!, ...more }, ...others]
}
const van = someRow({ slug: 'van', name: 'Van', category: 'van' })
const toNainital = { from: 'Rohini Sector 9, Delhi', destination: 'Hotel Lake, Nainital' }

it('states length, start, hours and guide of a road that a guide describes, from its usual start where no time is given', () => {
  const { heading, verdict, guide } = answer(toNainital)!
  const length = { from: toNainital.from, to: toNainital.destination, kilometres: 310 }
  expect(heading).toBe(interpolate(texts.headingCentral, length))
  expect(answer({ ...toNainital, from: ' delhi ' })!.heading).toBe(
    interpolate(texts.heading, { ...length, from: 'delhi' }),
  )
  const { usual, driving } = messages.dayPlanner
  const start = interpolate(texts.usualStart, { start: interpolate(usual, { time: '05:00' }) })
  const hours = { arrive: '12:15', driving: formatDuration(405, messages.dayPlanner) }
  expect(verdict).toBe(`${start} ${interpolate(driving, hours)}`)
  expect(guide?.path).toMatch(/^\/routes\/nainital\/$/)
  const rows = [someRow({ slug: 'mini', name: 'Mini', category: 'van' })]
  const linked = answer({ ...toNainital, date: '2027-01-15', time: '16:00' }, { rows }, 'Mini')!.guide?.path
  expect(linked).toBe(`${guide?.path}?date=2027-01-15&time=16%3A00&vehicle=mini`)
})

it('starts at the hour of a season where none is typed, and says which hour that is where an earlier one is', () => {
  const verdictOf = (trip: Partial<TripSearch>) =>
    answer({ ...toNainital, ...trip }, foggy({ slower: 10, start: '08:00' }))!.verdict
  const advice = interpolate(messages.dayPlanner.seasonStart, { season: 'Fog', time: '08:00' })
  expect(verdictOf({ date: '2027-01-15' })).toMatch(/08:00/)
  expect(verdictOf({ date: '2027-01-15' })).not.toContain(advice)
  expect(verdictOf({ date: '2027-02-15' })).toMatch(/05:00/)
  expect(verdictOf({ date: '2027-01-15', time: '05:00' })).toContain(advice)
})

it('says why the day takes longer than the guide’s dry one', () => {
  const why = interpolate(messages.dayPlanner.season, { season: 'Fog' })
  const onDay = (date: string) => answer({ ...toNainital, date }, foggy({ slower: 40 }))!.verdict
  expect(onDay('2027-01-04')).toContain(` ${why}`)
  expect(onDay('2026-10-04')).not.toContain(why)
})

it('says of coming back the same day first to those who do, and to those who stay by when to leave', () => {
  const { noReturn, returnLater, nightCharge } = messages.dayPlanner
  const values = { date: formatDay('2026-12-06'), time: '15:10', home: '22:25' }
  const saidOn = (return_date: string) => {
    const { verdict, notes } = answer({ ...toNainital, date: '2026-12-04', time: '06:00', return_date })!
    return [verdict.includes(noReturn), notes]
  }
  expect(['', '2026-12-04', '2026-12-06'].map(saidOn)).toEqual([
    [false, [noReturn, nightCharge.no]],
    [true, [nightCharge.no]],
    [false, [interpolate(returnLater, values), nightCharge.no]],
  ])
})

it('says of a vehicle that is asked for that it does not take the road, or not in that month', () => {
  const rows = ['luxury-coach', 'some-car', 'sedan'].map((slug) => someRow({ slug, name: slug }))
  const asking = (vehicle: string, destination = 'Nainital', date = '') =>
    answer({ ...toNainital, destination, date }, { rows }, vehicle)!.refused
  const { closed } = messages.offers.party
  const never = interpolate(closed.kind, { place: 'Nainital' })
  expect(asking('luxury-coach')).toBe(`luxury-coach: ${never}`)
  expect(asking('luxury-coach', 'Nainital, 45 people')).toBe(`luxury-coach: ${never}`)
  expect(asking('luxury-coach', 'Haldwani')).toBeUndefined()
  expect(asking('some-car')).toBeUndefined()
  const inJanuary = interpolate(closed.months, { place: 'Nainital', month: 'January' })
  expect(asking('sedan', 'Nainital', '2027-01-15')).toBe(`sedan: ${inJanuary}`)
  expect(asking('sedan', 'Nainital', '2026-12-15')).toBeUndefined()
})

it('says of a van or a coach that the hours are those of a car, and promises none of one that does not go there', () => {
  const rows = (['sedans', 'van', 'luxury-buses'] as const).map((category) =>
    someRow({ name: category, category }),
  )
  const verdicts = rows.map(({ name }) => answer(toNainital, { rows }, name)!.verdict)
  const [, ofCar = ''] = interpolate(texts.larger, { start: '', hours: '|' }).split('|')
  expect(verdicts.map((verdict) => verdict.endsWith(ofCar))).toEqual([false, true, true])
  const refused = someRow({ slug: 'luxury-coach', name: 'Coach', category: 'luxury-buses' })
  const answered = answer({ ...toNainital, destination: 'Nainital' }, { rows: [refused] }, 'Coach')!
  expect(answered.refused).toBeDefined()
  expect(answered.verdict).not.toContain(ofCar)
})

it.each([
  ['sedans', {}, true],
  ['luxury-buses', {}, false],
  ['van', { pace: 1.1 }, true],
  ['luxury-buses', { pace: 1.1, isOfVan: true }, false],
] as const)('promises %s whose hours are %j back the same day: %s', (category, pace, isPromised) => {
  const rows = [someRow({ slug: 'it', name: 'It', category })]
  const places = placesWith({ names: ['gajraula'], said: [{ slug: 'it', text: 'Large.', ...pace }] })
  const trip = { from: 'Delhi', destination: 'Gajraula', date: '2026-12-04', return_date: '2026-12-04' }
  const verdictBy = (rule = known.rule) => answer(trip, { rows, places, rule }, 'It')!.verdict
  expect(/Back the same day/.test(verdictBy())).toBe(isPromised)
  expect(/a van's hours/.test(verdictBy())).toBe('isOfVan' in pace)
  expect(verdictBy({ ...known.rule, driving: 4 })).toContain(messages.dayPlanner.noReturn)
})

it('says of a trip in the city how it is counted, the night charge, and that it is soon', () => {
  const now = new Date('2026-11-30T12:00:00Z')
  const at = (trip: Partial<TripSearch>) => answer(trip, {}, undefined, now)!
  const soon = at({ location: 'Saket', date: '2026-11-30', time: '19:00' })
  expect(soon.heading).toBe(interpolate(texts.local, { places: 'Saket' }))
  expect([soon.verdict, soon.warnings, soon.notes]).toEqual([texts.localText, [texts.soon], []])
  const out = at({ location: 'Nainital' })
  expect([out.verdict, out.guide]).toEqual([texts.localOut, undefined])
  expect(at({ location: 'Nainital, Delhi' }).verdict).toBe(texts.localText)
  const night = at({ from: ' Delhi', destination: 'T1 ', date: '2026-12-04', time: '03:00' })
  expect(night.verdict).toBe(`${texts.localText} ${messages.dayPlanner.nightCharge.ask}`)
  expect([night.heading, night.warnings]).toEqual([interpolate(texts.local, { places: 'Delhi – T1' }), []])
  expect(at({ ...toNainital, date: '2026-11-30', time: '19:00' }).warnings[0]).toBe(texts.soon)
  expect([night, soon].map(({ guide }) => guide?.path)).toEqual([known.airportHire, known.localHire])
  const past = at({ ...toNainital, date: '2026-11-29', time: '18:00' })
  expect(past).toEqual(at({ ...toNainital, time: '18:00' }))
})

it.each([
  ['17:30', '2026-11-30', '', false],
  ['17:30', '2026-11-30', '17:00', false],
  ['17:30', '2026-11-30', '17:30', true],
  ['17:30', '2026-11-30', '20:29', true],
  ['17:30', '2026-11-30', '20:30', false],
  ['22:30', '2026-12-01', '', false],
  ['22:30', '2026-12-01', '00:30', true],
])('at %s a pickup on %s at %j is soon: %s', (now, date, time, isSoon) => {
  const trip = { location: 'Saket', date, time }
  const { warnings } = answer(trip, {}, undefined, new Date(`2026-11-30T${now}:00+05:30`))!
  expect(warnings).toEqual(isSoon ? [texts.soon] : [])
})

it('says that the garage is elsewhere, and promises no way back from there', () => {
  const from = (place: string, destination: string) =>
    answer({ from: place, destination, date: '2026-12-04', time: '06:00', return_date: '2026-12-04' })!
  const { warnings, verdict } = from('Gajraula', 'Ramnagar')
  expect(warnings).toContain(texts.elsewhere)
  expect(verdict).toMatch(/at the wheel\.$/)
  const near = from('Delhi', 'Gajraula')
  expect([near.verdict, near.warnings]).toEqual([expect.stringContaining('Back the same day'), []])
})

it('says of a van what the guide to the place says of it', () => {
  const verdictOf = (destination: string) =>
    answer({ from: 'Delhi', destination }, { rows: [van] }, 'Van')!.verdict
  expect(verdictOf('Hotel Lake, Nainital')).toMatch(/ Van: Allow nine hours\.$/)
  expect(verdictOf('Haldwani')).not.toContain('nine hours')
})

it('counts the hours of a van whose pace is known, and warns of its dusk', () => {
  const slow = placesWith({ said: [{ slug: 'van', text: 'Soft bags.', pace: 1.5 }] })
  const trip = { from: 'Delhi', destination: 'Nainital', date: '2026-12-04', time: '09:00' }
  const [ofCar, ofVan] = [known.places, slow].map((places) => answer(trip, { places, rows: [van] }, 'Van')!)
  const { chosen, drivingOver } = messages.dayPlanner
  const hours = interpolate(drivingOver, { driving: formatDuration(610, messages.dayPlanner) })
  const start = interpolate(chosen, { time: '09:00', date: formatDay('2026-12-04') })
  expect(ofVan!.verdict).toBe(interpolate(texts.largerHours, { start, vehicle: 'Van', hours }))
  expect(ofVan!.notes).toContain('Soft bags.')
  expect(ofVan!.warnings).not.toEqual(ofCar!.warnings)
})

it('says of a place beyond the guides when not to go, and what does not go there', () => {
  const rows = [someRow({ slug: 'sedan', name: 'Saloon' })]
  const trip = { from: 'Delhi', destination: 'Gangotri', date: '2026-12-04' }
  expect(answer(trip, { rows }, 'Saloon')).toMatchObject({
    verdict: texts.unknownText,
    refused: `Saloon: ${interpolate(messages.offers.party.closed.kind, { place: 'Gangotri' })}`,
    warnings: ['Winter. Shut.'],
  })
})

it.each([
  ['Delhi', 'Nainital', { against: 'shut' }, 'verdict'],
  ['Nainital', 'Delhi', { against: 'shut' }, 'verdict'],
  ['Delhi', 'Nainital', { against: 'shut', startAfter: '09:00' }, ''],
  ['Delhi', 'Nainital', { against: 'arrival', startAfter: '08:00' }, 'warnings'],
  ['Gajraula', 'Nainital', { against: 'arrival', startAfter: '08:00' }, ''],
  ['Gajraula', 'Nainital', { against: 'arrival' }, 'warnings'],
] as const)('says from %s to %s on a day that is %j, in its %s', (from, destination, avoided, where) => {
  const days = { from: '12-04', until: '12-04' }
  const places = placesWith({ avoid: [{ title: 'Snow', news: 'Shut.', days, ...avoided }] })
  const tours = [{ names: ['Lakes', 'Nainital'], label: 'Lakes', path: '/lakes/' }]
  const said = answer({ from, destination, date: '2026-12-04', time: '09:00' }, { places, tours })!
  expect(said.heading).toMatch(from === 'Gajraula' ? /200 km/ : /310 km/)
  expect(said.verdict === 'Snow. Shut.').toBe(where === 'verdict')
  expect(said.warnings.includes('Snow. Shut.')).toBe(where === 'warnings')
  expect(said.tour?.label).toBe(where === 'verdict' && destination === 'Nainital' ? 'Lakes' : undefined)
})

it('says that it does not know a road without a guide', () => {
  expect(answer({ from: 'Delhi', destination: 'Spiti' })).toEqual({
    heading: interpolate(texts.unknown, { from: 'Delhi', to: 'Spiti' }),
    verdict: texts.unknownText,
    warnings: [],
    notes: [],
  })
})

it('who says no start is answered from the city of the roads', () => {
  expect(answer({ destination: 'Nainital', from: ' ' })).toEqual(
    answer({ destination: 'Nainital', from: 'Delhi' }),
  )
})

it.each([{ location: ' ' }, { from: 'Delhi', destination: ' ' }])('answers nothing to %j', (trip) =>
  expect(answer(trip)).toBeUndefined(),
)
