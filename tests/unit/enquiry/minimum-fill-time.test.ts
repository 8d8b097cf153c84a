import { MIN_FILL_MS, untilMinimumFillTime } from '@/lib/enquiry/minimum-fill-time'

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['performance'] }))
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})
const openFor = (ms: number) => jest.spyOn(performance, 'now').mockReturnValue(ms)

it('delays an enquiry that is submitted faster than the minimum fill time', async () => {
  openFor(MIN_FILL_MS - 500)
  const fillable = jest.fn()
  void untilMinimumFillTime().then(fillable)
  await jest.advanceTimersByTimeAsync(499)
  expect(fillable).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(fillable).toHaveBeenCalledTimes(1)
})

it('does not delay on a page that has been open longer', async () => {
  openFor(MIN_FILL_MS)
  await untilMinimumFillTime()
  expect(jest.getTimerCount()).toBe(0)
})
