/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react'
import '@/lib/fleet/from-query'
import { defaultState } from '@/lib/fleet/state'
import { useFleetState } from '@/components/compare/use-fleet-state'
import { someRow } from '@/tests/unit/fleet/rows'

const rows = [someRow({ slug: 'a' }), someRow({ slug: 'b', category: 'van' })]
const goTo = (address: string) => window.history.replaceState(null, '', address)
const renderState = () => renderHook(() => useFleetState(rows))
/** The parser of a query is imported on demand. */
const settle = () => act(async () => void (await import('@/lib/fleet/from-query')))
const goBack = (address: string) =>
  act(async () => {
    goTo(address)
    window.dispatchEvent(new PopStateEvent('popstate'))
    await import('@/lib/fleet/from-query')
  })

beforeEach(() => goTo('/car-details/'))

it('is the default state without a query, and loads no parser', async () => {
  const { result } = renderState()
  await settle()
  expect(result.current[0]).toBe(defaultState)
})

it('follows popstate, also to the default state', async () => {
  const { result } = renderState()
  await goBack('/car-details/?sort=name')
  await waitFor(() => expect(result.current[0].sort).toBe('name'))
  await goBack('/car-details/')
  await waitFor(() => expect(result.current[0]).toBe(defaultState))
})

it('keeps filters set before the query is parsed', async () => {
  goTo('/car-details/?category=van')
  const { result } = renderState()
  act(() => result.current[1]({ category: 'sedans' }))
  await settle()
  expect(result.current[0].category).toBe('sedans')
})

it('applies the later of two queries parsed asynchronously', async () => {
  goTo('/car-details/?category=van')
  const { result } = renderState()
  await goBack('/car-details/')
  await settle()
  expect(result.current[0]).toBe(defaultState)
})
