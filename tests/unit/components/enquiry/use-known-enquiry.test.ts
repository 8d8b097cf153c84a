/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react'
import { findEnquiry } from '@/lib/enquiry/known-trip'
import { outboxNews } from '@/lib/enquiry/outbox-runner'
import { useKnownEnquiry } from '@/components/enquiry/use-known-enquiry'
import { showQuery } from '@/components/enquiry/use-query-trip'
import { toQuery } from '@/lib/trip/query'
import { localTrip } from '@/tests/unit/enquiry/fakes'

jest.mock('@/lib/enquiry/known-trip', () => ({ findEnquiry: jest.fn() }))
const find = jest.mocked(findEnquiry)
const waiting = { reference: 'K7M3QX', isSent: false }
const render = () => renderHook(() => useKnownEnquiry()).result

beforeEach(() => {
  find.mockReset().mockReturnValue(waiting)
  window.history.replaceState(null, '', '/car-offers/')
})

it('is looked up again when an enquiry has arrived, and when the search changes', async () => {
  showQuery(toQuery(localTrip))
  const known = render()
  await waitFor(() => expect(known.current).toBe(waiting))
  const sent = { ...waiting, isSent: true }
  find.mockReturnValue(sent)
  act(() => outboxNews.set({ sent: 1 }))
  await waitFor(() => expect(known.current).toBe(sent))
  act(() => showQuery(toQuery({ ...localTrip, name: 'Ravi Verma' })))
  await waitFor(() =>
    expect(find).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: 'Ravi Verma' }),
      expect.anything(),
      expect.anything(),
    ),
  )
})

it('stays as it was where the enquiry cannot be looked up', async () => {
  find.mockImplementation(() => {
    throw new Error('ChunkLoadError')
  })
  showQuery(toQuery(localTrip))
  const known = render()
  await act(async () => void (await import('@/lib/enquiry/known-trip')))
  await waitFor(() => expect(find).toHaveBeenCalled())
  expect(known.current).toBeUndefined()
})
