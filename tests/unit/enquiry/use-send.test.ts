import { act, renderHook } from '@testing-library/react'
import type { FailureReason, Outcome } from '@/lib/enquiry/outcome'
import { prepareToSend, sendEnquiry } from '@/lib/enquiry/send'
import { useSend } from '@/lib/enquiry/use-send'
import { keepTracked } from '@/tests/fixtures/tracked'

jest.mock('@/lib/enquiry/send', () => ({ sendEnquiry: jest.fn(), prepareToSend: jest.fn() }))
const provider = jest.mocked(sendEnquiry)
const params = { from_name: 'Asha' }
const tracked = keepTracked()

/** A provider that answers when told to. */
function slowProvider(): (outcome: Outcome) => void {
  let answer: (outcome: Outcome) => void = () => undefined
  provider.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  return (outcome) => answer(outcome)
}

const open = () => renderHook(() => useSend('trip')).result

beforeEach(() => provider.mockReset().mockResolvedValue({ status: 'sent' }))

it('is idle at first', () => {
  expect(open().current.status).toBe('idle')
})

it('is submitting while the enquiry is under way', async () => {
  slowProvider()
  const hook = open()
  await act(async () => void hook.current.send(params))
  expect(hook.current.status).toBe('submitting')
})

it('sends the enquiry under its template', async () => {
  const hook = open()
  await act(() => hook.current.send(params))
  expect(provider.mock.calls).toEqual([['trip', params]])
})

it('is sent once the enquiry has arrived, and says so', async () => {
  const hook = open()
  expect(await act(() => hook.current.send(params))).toBe('sent')
  expect(hook.current.status).toBe('sent')
})

const reasons: FailureReason[] = [
  'network',
  'timeout',
  'provider',
  'blocked',
  'blocked-headless',
  'rate-limited',
]

it.each(reasons)('has failed when the enquiry ended as %s', async (reason) => {
  provider.mockResolvedValue({ status: 'failed', reason })
  const hook = open()
  expect(await act(() => hook.current.send(params))).toBe('failed')
  expect(hook.current.status).toBe('failed')
})

it('is idle again, with nothing said, when the identifiers are missing', async () => {
  provider.mockResolvedValue({ status: 'failed', reason: 'not-configured' })
  const hook = open()
  expect(await act(() => hook.current.send(params))).toBe('idle')
  expect(hook.current.status).toBe('idle')
})

it('has failed when the code that sends breaks', async () => {
  provider.mockRejectedValue(new Error('ChunkLoadError'))
  const hook = open()
  expect(await act(() => hook.current.send(params))).toBe('failed')
})

it('sends once for two submits in a row', async () => {
  const answer = slowProvider()
  const hook = open()
  await act(async () => {
    void hook.current.send(params)
    void hook.current.send(params)
  })
  await act(async () => answer({ status: 'sent' }))
  expect(provider).toHaveBeenCalledTimes(1)
})

it('tells a second submit under way that nothing was done', async () => {
  const answer = slowProvider()
  const hook = open()
  await act(async () => void hook.current.send(params))
  expect(await act(() => hook.current.send(params))).toBeUndefined()
  await act(async () => answer({ status: 'sent' }))
})

it('sends again after a failure', async () => {
  provider.mockResolvedValueOnce({ status: 'failed', reason: 'network' })
  const hook = open()
  await act(() => hook.current.send(params))
  expect(await act(() => hook.current.send(params))).toBe('sent')
})

it('fetches what sending needs ahead, without sending', async () => {
  provider.mockClear()
  const hook = open()
  await act(async () => hook.current.prepare())
  expect(prepareToSend).toHaveBeenCalledTimes(1)
  expect(provider).not.toHaveBeenCalled()
  expect(hook.current.status).toBe('idle')
})

it('can still send when that could not be fetched ahead', async () => {
  jest.mocked(prepareToSend).mockRejectedValueOnce(new Error('ChunkLoadError'))
  const hook = open()
  await act(async () => hook.current.prepare())
  expect(await act(() => hook.current.send(params))).toBe('sent')
})

it.each<[Outcome, string[]]>([
  [{ status: 'sent' }, ['enquiry-sent']],
  [{ status: 'failed', reason: 'timeout' }, ['enquiry-failed']],
  [{ status: 'failed', reason: 'not-configured' }, []],
])('counts %j as %j', async (outcome, events) => {
  provider.mockResolvedValue(outcome)
  const hook = open()
  await act(() => hook.current.send(params))
  expect(tracked).toEqual(events)
})
