/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react'
import { captureEarlyEvents, type EarlyEvents, SUBMIT_WAIT_MS } from '@/late-start/inline/early-events'

const added: [string, EventListenerOrEventListenerObject][] = []
const reached: string[] = []
let early: EarlyEvents

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(window, 'addEventListener').mockImplementation((name, listener, options) => {
    added.push([name, listener])
    EventTarget.prototype.addEventListener.call(window, name, listener, options)
  })
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => void reached.push('native submit'))
  reached.length = 0
  early = captureEarlyEvents()
  document.documentElement.dataset.waiting = ''
  document.body.innerHTML = `
    <script data-start="/_next/static/ pages/1.txt"></script>
    <form id="search" action="/car-offers/"><button>Search</button></form>
    <form id="contact" method="dialog"><button>Send</button><div hidden data-fallback><p>Could not send.</p></div></form>
    <form id="close" method="dialog"><button>Close</button></form>`
  for (const name of ['submit', 'click'])
    document.body.addEventListener(name, (event) => {
      reached.push(name)
      event.preventDefault()
    })
})

afterEach(() => {
  for (const [name, listener] of added.splice(0)) window.removeEventListener(name, listener, true)
  jest.restoreAllMocks()
  jest.useRealTimers()
  document.body.replaceWith(document.createElement('body'))
})

const form = (id: string) => document.querySelector<HTMLFormElement>(`#${id}`)!
const fallback = () => document.querySelector<HTMLElement>('[data-fallback]')!
const failToLoad = () => fireEvent.error(document.querySelector('script')!)

it('captures a click, and a submit, until the loader has loaded', () => {
  fireEvent.click(form('search').querySelector('button')!)
  expect(fireEvent.submit(form('search'))).toBe(false)
  expect(reached).toEqual([])
  expect(early.captured.map(([{ type }]) => type)).toEqual(['click'])
  expect([...early.forms.keys()]).toEqual([form('search')])
})

it('leaves it to the loader then', () => {
  early.loader = { onEvent: ({ type }) => reached.push(type), onSubmit: () => reached.push('to the loader') }
  fireEvent.submit(form('contact'))
  expect(reached).toEqual(['to the loader', 'submit'])
  expect(early.forms.size).toBe(0)
})

it('leaves a form that closes a dialog to the browser', () => {
  fireEvent.submit(form('close'))
  expect(reached).toEqual(['submit'])
})

it('shows the fallback of a form whose loader has not loaded after 8 s', () => {
  fireEvent.submit(form('contact'))
  jest.advanceTimersByTime(SUBMIT_WAIT_MS - 1)
  expect(fallback().hidden).toBe(true)
  jest.advanceTimersByTime(1)
  expect(fallback().hidden).toBe(false)
})

it('submits a search natively whose loader has not loaded after 8 s', () => {
  fireEvent.submit(form('search'))
  jest.advanceTimersByTime(SUBMIT_WAIT_MS - 1)
  expect(reached).toEqual([])
  jest.advanceTimersByTime(1)
  expect(reached).toEqual(['native submit'])
})

it('shows no fallback where the loader has loaded meanwhile', () => {
  fireEvent.submit(form('contact'))
  early.loader = { onEvent: () => undefined, onSubmit: () => undefined }
  jest.advanceTimersByTime(SUBMIT_WAIT_MS)
  expect(fallback().hidden).toBe(true)
})

describe('when the loader does not load', () => {
  it('what was submitted is submitted natively, or shows its fallback, and animations start', () => {
    fireEvent.submit(form('search'))
    fireEvent.submit(form('contact'))
    failToLoad()
    expect(reached).toEqual(['native submit'])
    expect(fallback().hidden).toBe(false)
    expect(document.documentElement.dataset.waiting).toBeUndefined()
  })

  it('so is what is submitted later', () => {
    failToLoad()
    fireEvent.submit(form('search'))
    expect(reached).toEqual(['submit'])
    fireEvent.submit(form('contact'))
    expect(reached).toEqual(['submit'])
    expect(fallback().hidden).toBe(false)
  })

  it('an error of another script or of a picture changes nothing', () => {
    fireEvent.submit(form('contact'))
    fireEvent.error(document.body.appendChild(document.createElement('script')))
    fireEvent.error(window)
    expect(fallback().hidden).toBe(true)
  })
})
