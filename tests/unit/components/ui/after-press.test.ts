/** @jest-environment jsdom */
import { afterPress } from '@/lib/browser/after-press'

const press = (isPressed: boolean) =>
  jest.spyOn(document, 'querySelector').mockReturnValue(isPressed ? document.body : null)
const laterTasks = () => new Promise((resolve) => setTimeout(resolve))

afterEach(() => jest.restoreAllMocks())

it('calls back at once while nothing is pressed', () => {
  press(false)
  const callback = jest.fn()
  afterPress(callback)
  expect(callback).toHaveBeenCalledTimes(1)
})

it.each(['pointerup', 'pointercancel'])('calls back once, after the press has ended by %s', async (end) => {
  press(true)
  const callback = jest.fn()
  afterPress(callback)
  await laterTasks()
  expect(callback).not.toHaveBeenCalled()
  document.dispatchEvent(new Event(end))
  expect(callback).not.toHaveBeenCalled()
  document.dispatchEvent(new Event('pointerup'))
  await laterTasks()
  expect(callback).toHaveBeenCalledTimes(1)
})
