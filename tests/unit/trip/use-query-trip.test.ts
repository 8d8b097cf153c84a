import { act, renderHook, waitFor } from '@testing-library/react'
import { emptySearch } from '@/lib/trip/trip'
import { showQuery, useQueryTrip } from '@/lib/trip/use-query-trip'

const goTo = (address: string) => window.history.replaceState(null, '', address)

afterEach(() => goTo('/'))

it('gives the trip of the query', async () => {
  goTo('/car-offers/?from=Delhi&destination=Agra&contact=9876543210')
  const { result } = renderHook(() => useQueryTrip())
  await waitFor(() =>
    expect(result.current).toEqual({
      ...emptySearch,
      from: 'Delhi',
      destination: 'Agra',
      contact: '9876543210',
    }),
  )
})

it('gives null before the query has been read, as the page’s HTML has it', async () => {
  goTo('/car-offers/?location=Delhi')
  const { result } = renderHook(() => useQueryTrip())
  expect(result.current).toBeNull()
  await waitFor(() => expect(result.current).not.toBeNull())
})

it('gives null while there is no query', async () => {
  goTo('/car-offers/')
  const { result } = renderHook(() => useQueryTrip())
  await act(async () => void (await import('@/lib/trip/query')))
  expect(result.current).toBeNull()
})

it('gives an empty trip for a query that says nothing sound', async () => {
  goTo('/car-offers/?contact=12&date=never')
  const { result } = renderHook(() => useQueryTrip())
  await waitFor(() => expect(result.current).toEqual(emptySearch))
})

it('stays silent when the page goes away before the query is read', async () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  goTo('/car-offers/?location=Delhi')
  const { result, unmount } = renderHook(() => useQueryTrip())
  unmount()
  await act(async () => void (await import('@/lib/trip/query')))
  expect(result.current).toBeNull()
  expect(complain).not.toHaveBeenCalled()
  complain.mockRestore()
})

describe('a search that is put into the address', () => {
  it('stands in the query of the same page and the same entry of the history', () => {
    window.history.replaceState({ scroll: 120 }, '', '/car-offers/?from=Agra')
    const entries = window.history.length
    showQuery('location=Delhi')
    expect(window.location.pathname + window.location.search).toBe('/car-offers/?location=Delhi')
    expect(window.history.state).toEqual({ scroll: 120 })
    expect(window.history.length).toBe(entries)
  })

  it('is told to the page, which reads it anew', async () => {
    goTo('/car-offers/?location=Delhi')
    const { result } = renderHook(() => useQueryTrip())
    await waitFor(() => expect(result.current).toEqual({ ...emptySearch, location: 'Delhi' }))
    act(() => showQuery('location=Agra'))
    await waitFor(() => expect(result.current).toEqual({ ...emptySearch, location: 'Agra' }))
  })
})
