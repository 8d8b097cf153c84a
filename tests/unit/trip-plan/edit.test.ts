import fc from 'fast-check'
import {
  addDay,
  addStop,
  addWayBack,
  bumpFirstTime,
  changeStop,
  copyDay,
  copyStop,
  findStop,
  moveDay,
  moveStop,
  nightAt,
  removeDay,
  removeStop,
  setDays,
  startAt,
  stepStop,
} from '@/lib/trip-plan/edit'
import { limits, type PlanDay, type TripPlan } from '@/lib/trip-plan/plan'
import { record, startHistory, undo } from '@/lib/trip-plan/history'
import { readPlan } from '@/lib/trip-plan/schema'
import { anyPlan } from './any-plan'
import { planOf, shuttleOf } from './plans'
import { forAll } from '@/tests/unit/for-all'

const idsOf = ({ days }: TripPlan) => days.flatMap(({ id, stops }) => [id, ...stops.map((stop) => stop.id)])
const stopIds = ({ days }: TripPlan) => days.flatMap(({ stops }) => stops.map(({ id }) => id))
const places = ({ days }: TripPlan) => days.map(({ stops }) => stops.map(({ place }) => place).join(' '))
const sorted = (ids: number[]) => [...ids].sort((a, b) => a - b)
/** Of days as their stops, some with a time: 'Delhi Agra 16:00'. */
const planBy = (...days: string[]) =>
  planOf(days.map((day) => day.split(/ (?!\d)/).map((stop) => stop.split(' ') as [string, string?])))

it.each([
  ['there and back on one day', ['Delhi Agra'], 1, ['Delhi Agra Delhi']],
  ['the way back on the last of three days', ['Delhi Agra'], 3, ['Delhi Agra', 'Agra', 'Agra Delhi']],
  ['a night in a day trip', ['Delhi Agra Agra Delhi'], 2, ['Delhi Agra', 'Agra Delhi']],
  ['a longer stay', ['Delhi Agra', 'Agra Delhi'], 3, ['Delhi Agra', 'Agra', 'Agra Delhi']],
  ['a shorter one', ['Delhi Agra', 'Agra', 'Agra Delhi'], 1, ['Delhi Agra Delhi']],
  [
    'no full day is lost',
    ['Delhi Agra', 'Agra Jaipur', 'Jaipur Delhi'],
    1,
    ['Delhi Agra', 'Agra Jaipur Delhi'],
  ],
  ['nothing to stay at', ['Delhi'], 3, ['Delhi']],
] as const)('%s', (_, days, count, expected) => {
  expect(places(setDays({ ...planBy(...days), isReturn: true }, count))).toEqual(expected)
})

it.each([
  ['a day of its own', ['Delhi Nainital', 'Nainital 10:00 Delhi'], 4, ['10:00', '']],
  ['a later day', ['Delhi Agra Agra 16:00 Delhi'], 2, ['16:00', '']],
  ['its day, from one of its own', ['Delhi Agra', 'Agra 10:00 Delhi'], 1, ['', '']],
] as const)('a way back keeps its times on %s', (_, days, count, times) => {
  const last = setDays({ ...planBy(...days), isReturn: true }, count).days.at(-1)!
  expect(last.stops.slice(-2).map(({ time = '' }) => time)).toEqual(times)
})

it.each([
  ['the end of a day', ['Delhi Nainital'], ['Delhi Haldwani', 'Haldwani Nainital']],
  [
    'a day there',
    ['Delhi Nainital', 'Nainital', 'Nainital Delhi'],
    ['Delhi Haldwani', 'Haldwani Nainital', 'Nainital Delhi'],
  ],
  [
    'the day back',
    ['Delhi Nainital', 'Nainital Delhi'],
    ['Delhi Haldwani', 'Haldwani Nainital', 'Nainital Delhi'],
  ],
  [
    'what stands behind it',
    ['Delhi Nainital Delhi', 'Agra'],
    ['Delhi Haldwani', 'Haldwani Nainital Delhi', 'Agra'],
  ],
] as const)('a night on the way moves %s', (_, days, expected) => {
  const plan = planOf(days.map((day) => day.split(' ').map((place) => [place, '09:00'] as [string, string])))
  const night = nightAt(plan, plan.days[0]!.stops[1]!.id, 'Haldwani')
  expect(places(night)).toEqual(expected)
  expect(night.days[1]!.stops[0]!.time).toBe('')
})

it.each([
  ['a stop at its end', 3, 'Sattal', ['Delhi Nainital Sattal', 'Sattal', 'Sattal Delhi'], 'Nainital Delhi'],
  ['none', 3, '', ['Delhi Nainital ', 'Nainital', 'Nainital Delhi'], 'Nainital Delhi'],
  ['another place', 2, 'Agra', ['Delhi Agra ', 'Agra', 'Agra Delhi'], 'Agra Delhi'],
  ['a free day', 5, 'Sattal', ['Delhi Nainital ', 'Sattal', 'Sattal Delhi'], 'Sattal Delhi'],
  ['a day of its own', 7, 'Agra', ['Delhi Nainital ', 'Nainital', 'Agra Delhi'], 'Agra Delhi'],
  ['a start', 1, 'Agra', ['Agra Nainital ', 'Nainital', 'Nainital Delhi'], 'Nainital Delhi'],
])(
  'days begin where the one before ends, after %s, and once its third stop is taken out',
  (_, index, place, expected, left) => {
    const plan = planOf([[['Delhi'], ['Nainital'], ['']], [['Nainital']], [['Nainital'], ['Delhi']]])
    const id = idsOf(plan)[index] ?? 0
    const changed = changeStop(plan, id, { place })
    expect(places(changed)).toEqual(expected)
    expect(places(removeStop(changed, idsOf(plan)[3] ?? 0)).at(-1)).toBe(left)
  },
)

it.each([
  ['09:00', '05:00', ['09:00', '', '17:30', '']],
  ['05:00', '09:00', ['05:00', '', '09:30', '']],
])('a start at %s in place of %s moves the times after it, and none to another day', (time, start, moved) => {
  const last = start === '05:00' ? '23:00' : '02:00'
  const plan = planOf([[['Delhi', start], ['Agra'], ['Agra', '13:30'], ['Delhi', last]]])
  expect(startAt(plan, plan.days[0]!.id, time).days[0]!.stops.map((stop) => stop.time)).toEqual(moved)
})

type Edit = (plan: TripPlan) => TripPlan

/** Any edit, also with unknown ids. */
const anyEdit: fc.Arbitrary<Edit> = fc
  .record({
    id: fc.integer({ min: 0, max: 30 }),
    day: fc.integer({ min: 0, max: 30 }),
    index: fc.integer({ min: -3, max: 9 }),
  })
  .chain(({ id, day, index }) =>
    fc.constantFrom<Edit>(
      addDay,
      addWayBack,
      (plan) => copyDay(plan, id),
      (plan) => removeDay(plan, id),
      (plan) => moveDay(plan, id, 1),
      (plan) => moveDay(plan, id, -1),
      (plan) => addStop(plan, id),
      (plan) => copyStop(plan, id),
      (plan) => removeStop(plan, id),
      (plan) => changeStop(plan, id, { place: 'Agra' }),
      (plan) => moveStop(plan, id, day, index),
      (plan) => setDays(plan, index + 4),
      (plan) => nightAt(plan, id, 'Agra'),
      (plan) => stepStop(plan, id, 1),
      (plan) => stepStop(plan, id, -1),
    ),
  )

describe('any sequence of edits', () => {
  it('keeps ids unique, at least one day, and a valid plan', () => {
    forAll()(anyPlan, fc.array(anyEdit, { maxLength: 25 }), (plan, edits) => {
      const edited = edits.reduce((before, edit) => edit(before), plan)
      const ids = idsOf(edited)
      expect(new Set(ids).size).toBe(ids.length)
      expect(edited.days.length).toBeGreaterThanOrEqual(1)
      expect(readPlan(edited)).toBeDefined()
    })
  })

  it('can be undone step by step', () => {
    forAll()(anyPlan, fc.array(anyEdit, { maxLength: 25 }), (plan, edits) => {
      let history = startHistory(plan)
      for (const edit of edits) history = record(history, edit(history.value), 'edit')
      while (history.past.length > 0) history = undo(history)
      expect(history.value).toBe(plan)
    })
  })

  it('moving neither loses nor adds stops', () => {
    forAll()(anyPlan, fc.nat(30), fc.nat(30), fc.integer({ min: -3, max: 9 }), (plan, id, day, index) => {
      expect(sorted(stopIds(moveStop(plan, id, day, index)))).toEqual(sorted(stopIds(plan)))
    })
  })

  it('a step and its reverse leave the plan unchanged', () => {
    forAll()(anyPlan, fc.nat(30), (plan, id) => {
      const there = stepStop(plan, id, 1)
      expect(there === plan ? plan : stepStop(there, id, -1)).toEqual(plan)
    })
  })
})

describe('one edit', () => {
  const plan = planBy('A B', 'C D')
  const [first, second] = plan.days as [PlanDay, PlanDay]
  const b = first.stops[1]!

  it('a stop moves beyond the end of its day into the next', () => {
    expect(places(stepStop(plan, b.id, 1))).toEqual(['A', 'B C D'])
    expect(findStop(stepStop(plan, b.id, 1), b.id)).toEqual({ day: 1, index: 0 })
  })

  it('a stop moves to the index at which it is dropped', () => {
    expect(places(moveStop(plan, b.id, second.id, 1))).toEqual(['A', 'C B D'])
    expect(places(moveStop(plan, b.id, first.id, 0))).toEqual(['B A', 'C D'])
  })

  it('a new day begins where the previous one ends', () => {
    expect(places(addDay(plan))).toEqual(['A B', 'C D', 'D '])
  })

  it('the way back is the last stop, an empty one if there is one', () => {
    expect(places(addWayBack(plan))).toEqual(['A B', 'C D A'])
    expect(places(addWayBack(addDay(plan)))).toEqual(['A B', 'C D', 'D A'])
    expect(places(addWayBack(addDay(addDay(plan))))).toEqual(['A B', 'C D', 'D ', 'D A'])
    const emptied = changeStop(addDay(plan), addDay(plan).days.at(-1)!.stops[0]!.id, { place: '' })
    expect(places(addWayBack(emptied))).toEqual(['A B', 'C D', 'D A'])
  })

  it('a copy follows its original', () => {
    expect(places(copyDay(plan, first.id))).toEqual(['A B', 'A B', 'C D'])
    expect(places(copyStop(plan, b.id))).toEqual(['A B B', 'C D'])
  })

  it('an edit without effect returns the same plan', () => {
    expect(moveDay(plan, first.id, -1)).toBe(plan)
    expect(stepStop(plan, first.stops[0]!.id, -1)).toBe(plan)
    expect(removeStop(plan, 999)).toBe(plan)
    expect(removeDay(planOf([[['A']]]), 1)).toEqual(planOf([[['A']]]))
  })

  it('a function stays on its day when days are removed, moved, copied or added', () => {
    const three = planOf([[['A']], [['B']], [['C']]])
    const [a, b, c] = three.days.map(({ id }) => id) as [number, number, number]
    const withFunction = (day: number) => ({ ...three, shuttles: [shuttleOf({ id: 99, day })] })
    const dayOf = ({ days, shuttles }: TripPlan) => days[shuttles[0]!.day]?.stops[0]?.place
    expect(dayOf(removeDay(withFunction(2), b))).toBe('C')
    expect(dayOf(removeDay(withFunction(0), b))).toBe('A')
    expect(dayOf(moveDay(withFunction(2), c, -1))).toBe('C')
    expect(dayOf(moveDay(withFunction(1), c, -1))).toBe('B')
    expect(copyDay(withFunction(2), a).shuttles[0]?.day).toBe(3)
    expect(copyDay(withFunction(0), a).shuttles[0]?.day).toBe(0)
    expect(dayOf(addDay(withFunction(1)))).toBe('B')
  })

  it('a function whose day is removed is on the day that takes its place', () => {
    const three = planOf([[['A']], [['B']], [['C']]], {
      shuttles: [1, 2].map((day) => shuttleOf({ id: day, day })),
    })
    const [, b, c] = three.days.map(({ id }) => id) as [number, number, number]
    const days = (plan: TripPlan) => plan.shuttles.map(({ day }) => day)
    expect(days(removeDay(three, b))).toEqual([1, 1])
    expect(days(removeDay(three, c))).toEqual([1, 1])
  })

  it('the first time is moved up to the earliest pickup of its day, and to that of no other day', () => {
    // Noon in Delhi.
    const now = new Date('2026-11-21T06:30:00Z')
    const early = { ...planBy('A 08:00 B 09:00'), start: '2026-11-21' }
    expect(bumpFirstTime(early, now).days[0]?.stops.map(({ time }) => time)).toEqual(['12:30', '09:00'])
    const later = { ...early, start: '2026-11-22' }
    expect(bumpFirstTime(later, now)).toBe(later)
  })

  it('a plan has at most 31 days', () => {
    const month = Array.from({ length: 40 }).reduce<TripPlan>((before) => addDay(before), plan)
    expect(month.days).toHaveLength(limits.days)
  })
})

it('typing into one field is one step of the history, and into another field another', () => {
  const typed = ['N', 'Na', 'Nai'].reduce(
    (before, name) => record(before, name, 'typed', 'place-1'),
    startHistory(''),
  )
  expect(typed.value).toBe('Nai')
  expect(undo(typed)).toEqual(startHistory(''))
  expect(undo(record(typed, 'Nain', 'typed', 'place-2')).value).toBe('Nai')
})
