/** @jest-environment jsdom */
import { areClosed, forgetClosed, keepClosed } from '@/lib/trip/closed-offers'
import { keepSearch, keptSearch } from '@/lib/trip/kept-search'
import { forbidStorage } from '../enquiry/fakes'

it('the entry of the history says that its offers are closed, beside what else it holds, until the next search', () => {
  expect(areClosed()).toBe(false)
  window.history.replaceState({ scroll: 120 }, '')
  keepClosed()
  expect([areClosed(), window.history.state]).toEqual([true, { scroll: 120, isClosed: true }])
  forgetClosed()
  expect(areClosed()).toBe(false)
})

it('a tab keeps its last search, where storage is allowed', () => {
  expect(keptSearch()).toBe('')
  keepSearch('from=Delhi')
  expect(keptSearch()).toBe('from=Delhi')
  const allowAgain = forbidStorage('sessionStorage')
  expect(keptSearch()).toBe('')
  allowAgain()
})
