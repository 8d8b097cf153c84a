/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react'
import { emptySearch } from '@/lib/trip/trip'
import { keepShownFirst, showQuery, useQueryTrip } from '@/components/enquiry/use-query-trip'

const goTo = (address: string) => window.history.replaceState(null, '', address)

afterEach(() => goTo('/'))

describe('showQuery', () => {
  it('replaces the query string by history.replaceState', () => {
    window.history.replaceState({ scroll: 120 }, '', '/car-offers/?from=Agra')
    const entries = window.history.length
    showQuery('location=Delhi')
    expect(window.location.pathname + window.location.search).toBe('/car-offers/?location=Delhi')
    expect(window.history.state).toEqual({ scroll: 120 })
    expect(window.history.length).toBe(entries)
  })

  it('makes the hook read the query string again', async () => {
    goTo('/car-offers/?location=Delhi')
    const { result } = renderHook(() => useQueryTrip())
    await waitFor(() => expect(result.current).toEqual({ ...emptySearch, location: 'Delhi' }))
    act(() => showQuery('location=Agra'))
    await waitFor(() => expect(result.current).toEqual({ ...emptySearch, location: 'Agra' }))
  })
})

it('keepShownFirst stands beside the trip, goes with it, and leaves it the same', async () => {
  goTo('/car-offers/?location=Delhi#unconfirmed')
  const { result, rerender } = renderHook(() => useQueryTrip())
  await waitFor(() => expect(result.current).not.toBeNull())
  const trip = result.current
  keepShownFirst({ people: '12', bags: '' })
  expect(window.location.search + window.location.hash).toBe('?location=Delhi&people=12#unconfirmed')
  rerender()
  expect(result.current).toBe(trip)
  await act(async () => showQuery('location=Agra'))
  expect(window.location.search).toBe('?location=Agra&people=12')
})
