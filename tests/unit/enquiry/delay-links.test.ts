/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react'
import { DELAY_MS, delayLinks } from '@/lib/enquiry/delay-links'

const ELSEWHERE = 'http://localhost/privacy/'
let answer: () => void
let fail: () => void
const follow = jest.fn<void, [string]>()

beforeEach(() => {
  jest.useFakeTimers()
  follow.mockReset()
  document.body.innerHTML = `
    <a href="/privacy/" id="plain"><b>Privacy</b></a>
    <a href="/privacy/" id="tab" target="_blank">In a new tab</a>
    <a href="/file.zip" id="file" download>A file</a>
    <a href="#top" id="hash">Up</a>
    <a href="tel:+910000000000" id="call">Call</a>
    <button id="button">Send</button>`
  const request = new Promise<void>((resolve, reject) => {
    answer = resolve
    fail = () => reject(new TypeError('broken'))
  })
  delayLinks(request, follow)
})
afterEach(async () => {
  answer()
  await jest.runAllTimersAsync()
  jest.useRealTimers()
})

const element = (selector: string) => document.querySelector(selector) as Element
/** @returns whether the click's default action is allowed; jsdom does not navigate. */
function click(selector: string, how?: MouseEventInit): boolean {
  let isAllowed = false
  const onClick = (event: Event) => {
    isAllowed = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', onClick, { once: true })
  fireEvent.click(element(selector), how)
  return isAllowed
}

it.each([
  ['resolved', () => answer()],
  ['rejected', () => fail()],
])('follows a link once the request has %s', async (_, end) => {
  expect(click('#plain b')).toBe(false)
  await jest.advanceTimersByTimeAsync(100)
  expect(follow).not.toHaveBeenCalled()
  end()
  await jest.advanceTimersByTimeAsync(0)
  expect(follow).toHaveBeenCalledWith(ELSEWHERE)
})

it('follows a link after 2 s without an answer', async () => {
  click('#plain')
  await jest.advanceTimersByTimeAsync(DELAY_MS - 1)
  expect(follow).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(follow).toHaveBeenCalledTimes(1)
})

it.each(['#tab', '#hash', '#call', '#button'])('leaves %s to the browser', (selector) => {
  expect(click(selector)).toBe(true)
  expect(follow).not.toHaveBeenCalled()
})

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'leaves a click with %j to the browser',
  (how) => {
    expect(click('#plain', how)).toBe(true)
  },
)

it('does not intercept links once the request has ended', async () => {
  answer()
  await jest.advanceTimersByTimeAsync(0)
  expect(click('#plain')).toBe(true)
})
