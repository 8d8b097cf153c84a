import fc from 'fast-check'
import { chauffeurSheets } from '@/lib/trip-plan/chauffeur-sheets'
import { emptyPlan, type Shuttle, type Stop, stopsOf } from '@/lib/trip-plan/plan'
import { anyPlan } from './any-plan'

const stop = (place: string, time = ''): Stop => ({ id: 0, place, time, note: '' })
const shuttle = (title: string, start: string, by = ''): Shuttle => ({
  ...{ id: 0, title, day: 0, from: 'Hotel', to: 'Lawn', people: 240, minutes: 20 },
  start,
  by,
})

it('every stop with a place is on exactly one sheet, in order, and every function on that of its day', () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      const sheets = chauffeurSheets(plan)
      const rows = sheets.flatMap(({ rows }) => rows.map(({ place, time }) => [place, time]))
      expect(rows).toEqual(stopsOf(plan).map(({ stop }) => [stop.place, stop.time]))
      const listed = sheets.flatMap(({ number, shuttles }) => shuttles.map(({ id }) => `${number} ${id}`))
      const given = plan.shuttles
        .filter(({ day }) => day < plan.days.length)
        .map(({ id, day }) => `${day + 1} ${id}`)
      expect(listed.sort()).toEqual(given.sort())
    }),
    { numRuns: 200 },
  )
})

it('a free day has no sheet, and the others keep their number and date', () => {
  const days = [[stop('Delhi', '09:00')], [stop('')], [stop('Agra')]].map((stops, id) => ({ id, stops }))
  const sheets = chauffeurSheets({ ...emptyPlan('abc'), start: '2026-12-31', days })
  expect(sheets.map(({ number, of, date }) => [number, of, date])).toEqual([
    [1, 3, '2026-12-31'],
    [3, 3, '2027-01-02'],
  ])
})

it('sheets have no dates without a first day', () => {
  const days = [{ id: 1, stops: [stop('Delhi')] }]
  expect(chauffeurSheets({ ...emptyPlan('abc'), days })).toMatchObject([{ number: 1, date: '' }])
})

it('functions are sorted by their times', () => {
  const shuttles = [
    shuttle('none', ''),
    shuttle('late', '20:00'),
    shuttle('by noon', '', '12:00'),
    shuttle('early', '09:00'),
  ]
  const [sheet] = chauffeurSheets({ ...emptyPlan('abc'), shuttles })
  expect(sheet?.shuttles.map(({ title }) => title)).toEqual(['early', 'by noon', 'late', 'none'])
})
