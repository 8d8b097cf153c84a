import { chauffeurSheets } from '@/lib/trip-plan/chauffeur-sheets'
import { emptyPlan, stopsOf } from '@/lib/trip-plan/plan'
import { anyPlan } from './any-plan'
import { shuttleOf, stopAt } from './plans'
import { forAll } from '@/tests/unit/for-all'

it('every stop with a place is on exactly one sheet, in order, and every function on that of its day', () => {
  forAll(200)(anyPlan, (plan) => {
    const sheets = chauffeurSheets(plan)
    const rows = sheets.flatMap(({ rows }) => rows.map(({ place, time }) => [place, time]))
    expect(rows).toEqual(stopsOf(plan).map(({ stop }) => [stop.place, stop.time]))
    const listed = sheets.flatMap(({ number, shuttles }) => shuttles.map(({ id }) => `${number} ${id}`))
    const given = plan.shuttles
      .filter(({ day }) => day < plan.days.length)
      .map(({ id, day }) => `${day + 1} ${id}`)
    expect(listed.sort()).toEqual(given.sort())
  })
})

it('a free day has no sheet, and the others keep their number and date', () => {
  const days = [[stopAt('Delhi', '09:00')], [stopAt('')], [stopAt('Agra')]].map((stops, id) => ({
    id,
    stops,
  }))
  const sheets = chauffeurSheets({ ...emptyPlan('abc'), start: '2026-12-31', days })
  expect(sheets.map(({ number, of, date }) => [number, of, date])).toEqual([
    [1, 3, '2026-12-31'],
    [3, 3, '2027-01-02'],
  ])
})

it('sheets have no dates without a first day', () => {
  const days = [{ id: 1, stops: [stopAt('Delhi')] }]
  expect(chauffeurSheets({ ...emptyPlan('abc'), days })).toMatchObject([{ number: 1, date: '' }])
})

it('functions are sorted by their times', () => {
  const shuttles = [
    { title: 'none', start: '', by: '' },
    { title: 'late', start: '20:00' },
    { title: 'by noon', start: '', by: '12:00' },
    { title: 'early', start: '09:00' },
  ].map(shuttleOf)
  const [sheet] = chauffeurSheets({ ...emptyPlan('abc'), shuttles })
  expect(sheet?.shuttles.map(({ title }) => title)).toEqual(['early', 'by noon', 'late', 'none'])
})
