/** @jest-environment jsdom */
import { emptyPlan } from '@/lib/trip-plan/plan'
import { hasPlans, PLAN_PREFIX } from '@/lib/trip-plan/stored-plans'
import { dropPlan, storePlan, listPlans, MAX_PLANS, openPlan } from '@/lib/trip-plan/store'

const named = (id: string, name: string) => ({ ...emptyPlan(id), name })

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

it('stores plans by their ids, and lists those without a name last', () => {
  expect(hasPlans()).toBe(false)
  for (const plan of [named('a', ''), named('b', 'Nainital'), named('c', 'Agra')])
    expect(storePlan(plan)).toBe(true)
  expect(hasPlans()).toBe(true)
  expect(listPlans().map(({ name }) => name)).toEqual(['Agra', 'Nainital', ''])
})

it('opens the plan that was stored last', () => {
  storePlan(named('a', 'Agra'))
  storePlan(named('b', 'Nainital'))
  storePlan(named('a', 'Agra'))
  expect(openPlan()?.id).toBe('a')
  dropPlan('a')
  expect(openPlan()?.id).toBe('b')
})

it.each(['', '{', 'null', '[]', '{"id":"x"}', JSON.stringify(named('other', 'Agra'))])(
  'ignores an invalid plan, or one that does not match its key: %p',
  (text) => {
    localStorage.setItem(`${PLAN_PREFIX}x`, text)
    expect(listPlans()).toEqual([])
    expect(openPlan()).toBeUndefined()
  },
)

it('stores at most MAX_PLANS plans', () => {
  for (let index = 0; index < MAX_PLANS; index++) expect(storePlan(named(`p${index}`, ''))).toBe(true)
  expect(storePlan(named('more', ''))).toBe(false)
  expect(storePlan(named('p0', 'Agra'))).toBe(true)
})

it('does not throw where storage is full or blocked', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  expect(storePlan(named('a', 'Agra'))).toBe(false)
  expect(listPlans()).toEqual([])
})
