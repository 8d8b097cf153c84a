/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react'
import { prepareToSend, type Result, beginEnquiry } from '@/lib/enquiry/send'
import { begun } from '@/tests/unit/enquiry/fakes'
import { useSend } from '@/components/enquiry/use-send'
import { recordTracked } from '@/tests/fixtures/tracked'

jest.mock('@/lib/enquiry/send', () => ({ beginEnquiry: jest.fn(), prepareToSend: jest.fn() }))
const provider = jest.mocked(beginEnquiry)
const params = { from_name: 'Asha' }
const form = document.createElement('form')
const reference = 'K7M3QX'
const tracked = recordTracked()

const open = () => renderHook(() => useSend('trip')).result

beforeEach(() => {
  jest.mocked(prepareToSend).mockClear()
  provider.mockReset().mockReturnValue(begun({ status: 'sent', reference }))
})

it('fails without a send where it is set to fail', () => {
  const hook = open()
  provider.mockClear()
  act(() => void hook.current.fail(form))
  expect(hook.current.state).toEqual({ status: 'failed' })
  expect(provider).not.toHaveBeenCalled()
})

it.each(['at once', 'while the first one is pending'])('ignores a second submit %s', async (when) => {
  let answer: (result: Result) => void = () => undefined
  provider.mockReturnValue(begun(new Promise((resolve) => (answer = resolve))))
  const hook = open()
  await act(async () => {
    void hook.current.send(form, params)
    if (when === 'at once') void hook.current.send(form, params)
  })
  expect(hook.current.state.status).toBe('submitting')
  expect(await act(() => hook.current.send(form, params))).toBeUndefined()
  await act(async () => answer({ status: 'sent', reference }))
  expect(provider).toHaveBeenCalledTimes(1)
})

it('can still send when the preload failed', async () => {
  jest.mocked(prepareToSend).mockImplementationOnce(() => {
    throw new Error('ChunkLoadError')
  })
  const hook = open()
  hook.current.prepare()
  await waitFor(() => expect(prepareToSend).toHaveBeenCalled())
  expect(await act(() => hook.current.send(form, params))).toMatchObject({ status: 'sent' })
})

it.each<[Result, string, string[]]>([
  [{ status: 'sent', reference }, 'sent', ['enquiry-sent']],
  [{ status: 'sent', isRepeated: true, reference }, 'sent', []],
  [{ status: 'failed', reason: 'timeout', reference }, 'failed', ['enquiry-failed']],
  // The visitor does not see that identifiers are missing.
  [{ status: 'failed', reason: 'not-configured', reference }, 'idle', []],
])('after %j it is %s, and tracks %j', async (outcome, status, events) => {
  provider.mockReturnValue(begun(outcome))
  const hook = open()
  expect(await act(() => hook.current.send(form, params))).toMatchObject({ status })
  expect(hook.current.state.status).toBe(status)
  expect(tracked).toEqual(events)
})

it('says after 15 s that it takes long, with its reference, and not later', async () => {
  jest.useFakeTimers()
  const hook = open()
  await act(() => hook.current.send(form, params))
  await act(() => jest.advanceTimersByTimeAsync(15_000))
  expect(hook.current.state).toEqual({ status: 'sent', reference })
  let answer: (result: Result) => void = () => undefined
  provider.mockReturnValue(begun(new Promise((resolve) => (answer = resolve))))
  await act(async () => void hook.current.send(form, params))
  await act(() => jest.advanceTimersByTimeAsync(14_999))
  expect(hook.current.state).toEqual({ status: 'submitting' })
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(hook.current.state).toEqual({ status: 'submitting', isSlow: true, reference })
  await act(async () => answer({ status: 'sent', reference }))
  expect(hook.current.state).toEqual({ status: 'sent', reference })
  jest.useRealTimers()
})
