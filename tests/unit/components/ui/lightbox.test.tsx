import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Lightbox } from '@/components/ui/lightbox'
import { getMessages } from '@/lib/content/pages'
import { interpolate } from '@/lib/format/interpolate'
import { somePictures, stubDialogs, stubScrolling } from '../browser'

const all = getMessages()
const messages = { ...all.gallery, close: all.common.close }
const pictures = somePictures('Front', 'Side', 'Rear')
const WIDTH = 1000

beforeEach(() => {
  stubDialogs()
  stubScrolling()
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH)
})
afterEach(() => jest.restoreAllMocks())

const open = (start?: number) =>
  render(
    <Lightbox
      title="Swift Dzire"
      pictures={pictures}
      start={start}
      messages={messages}
      onClose={jest.fn()}
    />,
  )

const position = () => screen.getByText(/^\d of \d$/).textContent
const at = (number: number) => interpolate(messages.position, { number, count: pictures.length })

it.each([
  ['{Home}', 2, 1],
  ['{ArrowLeft}', 0, 1],
  ['{Alt>}{ArrowRight}{/Alt}', 0, 1],
])('handles the key %s at picture %i', async (key, start, number) => {
  open(start)
  screen.getByRole('button', { name: messages.close }).focus()
  await userEvent.keyboard(key)
  expect(position()).toBe(at(number))
})

it.each([
  ['previous', 1],
  ['next', pictures.length],
] as const)(
  'stops at its end, where the button %s is aria-disabled and keeps the focus',
  async (way, end) => {
    open(1)
    const button = screen.getByRole('button', { name: messages[way] })
    for (let presses = 0; presses < pictures.length; presses++) await userEvent.click(button)
    expect(position()).toBe(at(end))
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveFocus()
  },
)

it('says nothing of the position when a scroll ends that another has overtaken, unless a hand has stopped it', async () => {
  open()
  const strip = screen.getByRole('list')
  const next = screen.getByRole('button', { name: messages.next })
  await userEvent.click(next)
  await userEvent.click(next)
  strip.scrollLeft = WIDTH
  fireEvent(strip, new Event('scrollend'))
  expect(position()).toBe(at(3))
  fireEvent.pointerDown(strip)
  fireEvent(strip, new Event('scrollend'))
  expect(position()).toBe(at(2))
})

it('announces the position when a swipe has been still for a while, in browsers without `scrollend`', () => {
  const native = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'onscrollend')!
  Reflect.deleteProperty(HTMLElement.prototype, 'onscrollend')
  jest.useFakeTimers()
  open()
  const strip = screen.getByRole('list')
  for (const left of [300, 700, WIDTH]) {
    strip.scrollLeft = left
    fireEvent.scroll(strip)
    expect(position()).toBe(at(1))
  }
  act(() => jest.runAllTimers())
  expect(position()).toBe(at(2))
  jest.useRealTimers()
  Object.defineProperty(HTMLElement.prototype, 'onscrollend', native)
})
