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

let onClose: jest.Mock
let scrolling: ReturnType<typeof stubScrolling>
beforeEach(() => {
  stubDialogs()
  scrolling = stubScrolling()
  onClose = jest.fn()
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH)
})
afterEach(() => jest.restoreAllMocks())

const open = (start?: number) =>
  render(
    <Lightbox title="Swift Dzire" pictures={pictures} start={start} messages={messages} onClose={onClose} />,
  )
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('opens as a modal dialog with its title as accessible name', () => {
  open()
  expect(screen.getByRole('dialog', { name: 'Swift Dzire' })).toHaveAttribute('open')
  expect(HTMLDialogElement.prototype.showModal).toHaveBeenCalledTimes(1)
})

it('shows every picture with its alternative text', () => {
  open()
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    'Front',
    'Side',
    'Rear',
  ])
})

it('begins at the picture it was opened from', () => {
  open(2)
  expect(scrolling.scrollTo).toHaveBeenCalledWith(expect.objectContaining({ left: 2 * WIDTH }))
})

it('begins at the first picture otherwise', () => {
  open()
  expect(scrolling.scrollTo).toHaveBeenCalledWith(expect.objectContaining({ left: 0 }))
})

const position = () => screen.getByText(/^\d of \d$/).textContent
const at = (number: number) => interpolate(messages.position, { number, count: pictures.length })
const lastScroll = () => scrolling.scrollTo.mock.lastCall?.[0] as unknown

it('shows the next picture', async () => {
  open()
  await press(messages.next)
  expect(lastScroll()).toEqual({ left: WIDTH })
  expect(position()).toBe(at(2))
})

it('shows the previous picture', async () => {
  open(2)
  await press(messages.previous)
  expect(lastScroll()).toEqual({ left: WIDTH })
  expect(position()).toBe(at(2))
})

it('announces the position of the current picture', () => {
  open(1)
  expect(position()).toBe(at(2))
  expect(screen.getByText(at(2))).toHaveAttribute('aria-live', 'polite')
})

it.each([
  [0, 'true', 'false'],
  [1, 'false', 'false'],
  [2, 'false', 'true'],
])('at picture %i does not go beyond the ends', (start, atStart, atEnd) => {
  open(start)
  expect(screen.getByRole('button', { name: messages.previous })).toHaveAttribute('aria-disabled', atStart)
  expect(screen.getByRole('button', { name: messages.next })).toHaveAttribute('aria-disabled', atEnd)
})

it('stays at the last picture and keeps the focus on its button', async () => {
  open(2)
  await press(messages.next)
  expect(position()).toBe(at(3))
  expect(screen.getByRole('button', { name: messages.next })).toHaveFocus()
})

it.each([
  ['{ArrowRight}', 1, 3],
  ['{ArrowLeft}', 1, 1],
  ['{Home}', 2, 1],
  ['{End}', 0, 3],
  ['{ArrowLeft}', 0, 1],
  ['{ArrowRight}', 2, 3],
  ['{Alt>}{ArrowRight}{/Alt}', 0, 1],
])('handles the key %s at picture %i', async (key, start, number) => {
  open(start)
  screen.getByRole('button', { name: messages.close }).focus()
  await userEvent.keyboard(key)
  expect(position()).toBe(at(number))
})

function swipe(): HTMLElement {
  open()
  const strip = screen.getByRole('list')
  for (const left of [300, 700, WIDTH]) {
    strip.scrollLeft = left
    fireEvent.scroll(strip)
    expect(position()).toBe(at(1))
  }
  return strip
}

it('announces the position when a swipe has ended', () => {
  const strip = swipe()
  fireEvent(strip, new Event('scrollend'))
  expect(position()).toBe(at(2))
})

it('announces the position when a swipe has been still for a while, in browsers without `scrollend`', () => {
  const native = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'onscrollend')!
  Reflect.deleteProperty(HTMLElement.prototype, 'onscrollend')
  jest.useFakeTimers()
  swipe()
  act(() => jest.runAllTimers())
  expect(position()).toBe(at(2))
  jest.useRealTimers()
  Object.defineProperty(HTMLElement.prototype, 'onscrollend', native)
})

it('closes with its Close button, once', async () => {
  open()
  await press(messages.close)
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('calls onClose when the browser closes it, as on Escape', () => {
  open()
  screen.getByRole<HTMLDialogElement>('dialog').close()
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('can be scrolled by keyboard', () => {
  open()
  expect(screen.getByRole('list')).toHaveAttribute('tabindex', '0')
})

it('shows a placeholder for a missing picture', () => {
  render(
    <Lightbox
      title="T"
      pictures={[{ picture: undefined, alt: 'Gone' }]}
      messages={messages}
      onClose={onClose}
    />,
  )
  expect(screen.getByRole('img', { name: 'Gone' })).toBeInTheDocument()
})
