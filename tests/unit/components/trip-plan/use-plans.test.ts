/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react'
import { type PlanFromAddress, usePlans } from '@/components/trip-plan/use-plans'
import { readList } from '@/lib/trip-plan/list-store'
import { emptyPlan } from '@/lib/trip-plan/plan'
import { listPlans, storePlan } from '@/lib/trip-plan/store'
import { PLAN_PREFIX } from '@/lib/trip-plan/stored-plans'
import { toDelhiTime } from '@/lib/time/delhi'

const people = (...names: string[]) => ({
  slug: 'van',
  passengers: names.map((name, index) => ({ id: index + 1, name, age: '', seat: '' })),
})
const agra = { ...emptyPlan('agra'), name: 'Agra' }

/** Renders the hook, and waits until storage has been read. */
async function open(address: PlanFromAddress = {}) {
  const readAddress = jest.fn(() => Promise.resolve(address))
  const { result } = renderHook(() => usePlans(readAddress))
  await waitFor(() => expect(result.current.now && result.current.passengers).toBeDefined())
  const rename = (name: string) => act(() => result.current.edit((plan) => ({ ...plan, name }), 'typed'))
  const list = (...names: string[]) => act(() => result.current.passengers?.change(people(...names)))
  return { result, rename, list, readAddress }
}
const names = ({ current: { passengers } }: Awaited<ReturnType<typeof open>>['result']) =>
  passengers?.list.passengers.map(({ name }) => name)

beforeEach(() => localStorage.clear())

it('stores a passenger list that was entered before the plan', async () => {
  const { result, rename, list } = await open()
  list('Asha')
  rename('Agra')
  expect(names(result)).toEqual(['Asha'])
  await waitFor(() => expect(listPlans()).toEqual([result.current.plan]))
  expect(readList(result.current.plan.id)).toEqual(people('Asha'))
  const again = await open()
  await waitFor(() => expect(names(again.result)).toEqual(['Asha']))
  expect(again.result.current.plan.name).toBe('Agra')
})

it('keeps a passenger list when the plan is emptied, and deletes both when the list is emptied too', async () => {
  const { result, rename, list } = await open()
  rename('A')
  list('Asha')
  rename('')
  await waitFor(() => expect(listPlans()).toEqual([result.current.plan]))
  const again = await open()
  await waitFor(() => expect(names(again.result)).toEqual(['Asha']))
  list()
  await waitFor(() => expect(localStorage.getItem(`trip-plan:1:${result.current.plan.id}`)).toBeNull())
  expect(readList(result.current.plan.id)).toBeUndefined()
})

it('marks a plan as sent, until it is changed, and not one that was changed while it was being sent', async () => {
  const { result, rename } = await open()
  rename('Agra')
  const sent = result.current.plan
  rename('Agra and Jaipur')
  act(() => void result.current.markSent(sent))
  await waitFor(() => expect(listPlans()).toEqual([result.current.plan]))
  expect(result.current.plan.sent).toBeUndefined()
  act(() => void result.current.markSent(result.current.plan, 'ABC234'))
  const today = toDelhiTime(new Date()).date
  await waitFor(() => expect(listPlans()).toMatchObject([{ name: 'Agra and Jaipur', sent: today }]))
  expect(result.current.plans).toEqual([result.current.plan])
  rename('Agra')
  expect(result.current.plan).toMatchObject({ sent: undefined, reference: 'ABC234' })
  act(() => result.current.undo())
  expect(result.current.plan.sent).toBe(today)
})

it('stores nothing for an edit without a change', async () => {
  storePlan(agra)
  const { result } = await open()
  await waitFor(() => expect(result.current.plan).toEqual(agra))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  const store = jest.spyOn(Storage.prototype, 'setItem')
  act(() => result.current.edit((plan) => plan, 'typed'))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(store).not.toHaveBeenCalled()
  expect(result.current.last).toBeUndefined()
  store.mockRestore()
})

it('follows the changes of its plan in another tab, and of its list', async () => {
  storePlan(agra)
  const { result } = await open()
  await waitFor(() => expect(result.current.plan).toEqual(agra))
  const changed = { ...agra, wishes: 'Window seats' }
  const tell = (key: string, value: string) => {
    localStorage.setItem(key, value)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: value })))
  }
  tell(`${PLAN_PREFIX}other`, JSON.stringify({ ...changed, id: 'other' }))
  tell(`${PLAN_PREFIX}agra`, '{}')
  tell(`${PLAN_PREFIX}agra`, JSON.stringify(changed))
  await waitFor(() => expect(result.current.plan).toEqual(changed))
  tell('trip-plan-list:1:agra', JSON.stringify(people('Asha')))
  await waitFor(() => expect(names(result)).toEqual(['Asha']))
  act(() => result.current.undo())
  expect(result.current.plan).toEqual(agra)
  await waitFor(() => expect(listPlans()).toContainEqual(agra))
})

it('opens no stored plan on a fragment that holds none, but one that does', async () => {
  storePlan(agra)
  const address: PlanFromAddress = {}
  const { result, readAddress } = await open(address)
  await waitFor(() => expect(result.current.plan).toEqual(agra))
  act(() => result.current.start())
  const { id } = result.current.plan
  const changeHash = () => act(() => window.dispatchEvent(new Event('hashchange')))
  changeHash()
  await waitFor(() => expect(readAddress).toHaveBeenCalledTimes(2))
  // A task later all that follows a read has run.
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(result.current.plan.id).toBe(id)
  address.plan = { ...emptyPlan('other'), name: 'Jaipur' }
  changeHash()
  await waitFor(() => expect(result.current.plan.name).toBe('Jaipur'))
  expect(result.current.hasOthers).toBe(true)
})
