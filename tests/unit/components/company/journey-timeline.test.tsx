import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { JourneyRoad } from '@/components/company/journey-road'
import { JourneyTimeline } from '@/components/company/journey-timeline'
import { getMessages } from '@/lib/content/pages'
import { hideTab, stubMotion, stubView } from '../motion'

const messages = getMessages().carousel
/** S10.1. */
const INTERVAL = 3000
const ARROW = 360
const END = 3000

/**
 * Gives an element a width and a scroll position, which jsdom lacks: it scrolls at once, within its bounds, and
 * dispatches a scroll event.
 */
function makeScroller(element: HTMLElement) {
  const moves: ScrollToOptions[] = []
  let left = 0
  const go = (to: number) =>
    act(() => {
      left = Math.min(Math.max(to, 0), END)
      fireEvent.scroll(element)
    })
  const scroll = (from: () => number) => (move: ScrollToOptions) => {
    moves.push(move)
    go(from() + (move.left ?? 0))
  }
  Object.defineProperties(element, {
    scrollWidth: { value: END + 1000 },
    clientWidth: { value: 1000 },
    scrollLeft: { get: () => left },
    scrollTo: { value: scroll(() => 0) },
    scrollBy: { value: scroll(() => left) },
  })
  go(0)
  return { moves, go, left: () => left }
}

let view: ReturnType<typeof stubView>
let motion: ReturnType<typeof stubMotion>
let strip: ReturnType<typeof makeScroller>
let supports: jest.Mock

beforeEach(() => {
  jest.useFakeTimers()
  view = stubView()
  motion = stubMotion()
  supports = jest.fn(() => true)
  Object.defineProperty(globalThis, 'CSS', { configurable: true, value: { supports } })
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const group = () => screen.getByRole('group', { name: 'Our Journey' })
const root = () => group().parentElement as HTMLElement
const button = (name: string) => screen.getByRole('button', { name })
const wait = (time: number) => act(() => jest.advanceTimersByTime(time))

function open() {
  const page = render(
    <JourneyTimeline
      label="Our Journey"
      heading={<h2>Our Journey</h2>}
      road={<JourneyRoad />}
      messages={messages}
    >
      <li>
        <a href="#top">1969</a>
      </li>
    </JourneyTimeline>,
  )
  strip = makeScroller(group())
  return page
}
async function openInView() {
  const page = open()
  await view.enter()
  return page
}

/** Whether the timeline moves within the time of two steps. */
function plays() {
  const before = strip.left()
  wait(2 * INTERVAL)
  return strip.left() !== before
}

function point(name: 'pointerDown' | 'pointerOver' | 'pointerOut', pointerType: string) {
  const event = createEvent[name](root())
  Object.defineProperty(event, 'pointerType', { value: pointerType })
  fireEvent(root(), event)
}
const touch = () => point('pointerDown', 'touch')

describe('automatic scrolling', () => {
  it('moves by 2 px every 3 s, and pauses on hover', async () => {
    await openInView()
    wait(INTERVAL - 1)
    expect(strip.left()).toBe(0)
    wait(1)
    expect(strip.left()).toBe(2)
    point('pointerOver', 'mouse')
    expect(plays()).toBe(false)
    point('pointerOut', 'mouse')
    expect(plays()).toBe(true)
  })

  it('treats half a pixel from the end as the end', async () => {
    await openInView()
    strip.go(END - 0.5)
    wait(INTERVAL)
    expect(strip.left()).toBe(0)
  })

  it('pauses while it is out of view', async () => {
    open()
    expect(plays()).toBe(false)
    await view.enter()
    expect(plays()).toBe(true)
    await view.leave()
    expect(plays()).toBe(false)
  })

  it('pauses while its tab is hidden', async () => {
    await openInView()
    hideTab(true)
    expect(plays()).toBe(false)
    hideTab(false)
    expect(plays()).toBe(true)
  })

  it('pauses after a touch until it has left the viewport', async () => {
    await openInView()
    touch()
    strip.go(END)
    expect(plays()).toBe(false)
    await view.leave()
    await view.enter()
    expect(plays()).toBe(true)
  })
})

it('plays immediately when its play button is tapped', async () => {
  await openInView()
  fireEvent.click(button(messages.pause))
  touch()
  fireEvent.click(button(messages.play))
  expect(plays()).toBe(true)
})

it('with reduced motion rests, without a pause button, and scrolls without animation by its arrows', async () => {
  motion = stubMotion(true)
  await openInView()
  expect(plays()).toBe(false)
  expect(screen.queryByRole('button', { name: messages.pause })).not.toBeInTheDocument()
  fireEvent.click(button(messages.next))
  expect(strip.moves).toEqual([{ left: ARROW, behavior: 'instant' }])
})

describe('the marker', () => {
  const share = (container: HTMLElement) =>
    container.querySelector<HTMLElement>('.journey-road')?.style.getPropertyValue('--journey-share')

  it('gets the scroll progress by script where scroll-driven animations are unsupported', () => {
    supports.mockReturnValue(false)
    const { container } = open()
    strip.go(END / 4)
    expect(share(container)).toBe('0.25')
    strip.go(END)
    expect(share(container)).toBe('1')
  })

  it('is positioned by CSS again when reduced motion is turned off', () => {
    motion = stubMotion(true)
    const { container } = open()
    strip.go(END / 2)
    motion.reduce(false)
    expect(share(container)).toBe('')
  })
})
