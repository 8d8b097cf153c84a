import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { Carousel, type CarouselProps } from '@/components/ui/carousel'
import { getMessages } from '@/lib/content/pages'
import { stubScrolling } from '../browser'
import { hideTab, stubMotion, stubView } from '../motion'
import { fakeEmbla } from './fake-embla'

const messages = getMessages().carousel
const DELAY = 5000

let fetched: jest.Mock
let embla: ReturnType<typeof fakeEmbla>
let view: ReturnType<typeof stubView>
let motion: ReturnType<typeof stubMotion>
jest.mock('embla-carousel', () => fetched() as object)

beforeEach(() => {
  jest.resetModules()
  jest.useFakeTimers()
  embla = fakeEmbla()
  fetched = jest.fn(() => ({ __esModule: true, default: embla.create }))
  stubScrolling()
  view = stubView()
  motion = stubMotion()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const slides = ['One', 'Two', 'Three'].map((name) => ({ key: name, content: <a href="#top">{name}</a> }))
const open = (props?: Partial<CarouselProps>) =>
  render(
    <Carousel
      label="Pictures"
      slides={slides}
      delay={DELAY}
      messages={messages}
      slideClass="basis-full"
      {...props}
    />,
  )
const openInView = async (props?: Partial<CarouselProps>) => {
  const page = open(props)
  await view.enter()
  return page
}

const carousel = () => screen.getByRole('group', { name: 'Pictures' })
const button = (name: string) => screen.getByRole('button', { name })
const wait = (time: number) => act(() => jest.advanceTimersByTimeAsync(time))
const moves = () => embla.log.moves.length

/** Whether the carousel moves within twice its delay. */
async function plays() {
  const before = moves()
  await wait(2 * DELAY)
  return moves() > before
}

/** React derives pointerenter from pointerover; jsdom has no pointerType. */
function enterWith(pointerType: string) {
  const over = createEvent.pointerOver(carousel())
  Object.defineProperty(over, 'pointerType', { value: pointerType })
  fireEvent(carousel(), over)
}

describe('before Embla is loaded', () => {
  it('imports Embla once, when it is near the viewport', async () => {
    open()
    await view.near()
    await view.leaveFar()
    await view.near()
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it('stays a list when Embla does not load', async () => {
    fetched.mockImplementation(() => {
      throw new Error('The network is away')
    })
    await openInView()
    expect(await plays()).toBe(false)
    expect(screen.getAllByRole('link')).toHaveLength(3)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('does not initialise when it is unmounted before Embla has loaded', async () => {
    const create = jest.spyOn(embla, 'create')
    const { unmount } = open()
    const near = view.near()
    unmount()
    await near
    expect(create).not.toHaveBeenCalled()
  })
})

describe('in view', () => {
  it('pauses out of the viewport, and resumes in it', async () => {
    await openInView()
    await view.leave()
    expect(await plays()).toBe(false)
    await view.enter()
    expect(await plays()).toBe(true)
  })

  it.each([
    ['enters and leaves', [true, false], false],
    ['leaves and enters', [false, true], true],
  ])('uses the last of several entries when it quickly %s', async (_, changes, expected) => {
    await openInView()
    await view.changeQuickly(...changes)
    expect(await plays()).toBe(expected)
  })

  it('pauses while the tab is hidden', async () => {
    await openInView()
    hideTab(true)
    expect(await plays()).toBe(false)
    hideTab(false)
    expect(await plays()).toBe(true)
  })
})

describe('on hover', () => {
  it('does not pause on the hover of a touch, which never ends', async () => {
    await openInView()
    enterWith('touch')
    expect(await plays()).toBe(true)
  })

  it('pauses during a swipe and resumes after it', async () => {
    await openInView()
    act(() => void embla.touch())
    expect(await plays()).toBe(false)
    act(() => void embla.swipe())
    expect(await plays()).toBe(true)
  })
})

describe('on focus', () => {
  it('stays paused while the focus moves inside', async () => {
    await openInView()
    act(() => screen.getByRole('link', { name: 'Two' }).focus())
    act(() => button(messages.next).focus())
    expect(await plays()).toBe(false)
  })

  it('does not pause for the focus that a tap leaves on a button', async () => {
    await openInView()
    const next = button(messages.next)
    jest.spyOn(next, 'matches').mockImplementation((selector) => selector !== ':focus-visible')
    act(() => next.focus())
    expect(await plays()).toBe(true)
  })
})

describe('the pause button', () => {
  it('plays immediately, even while hovered and focused', async () => {
    await openInView()
    enterWith('mouse')
    act(() => button(messages.pause).focus())
    fireEvent.click(button(messages.pause))
    fireEvent.click(button(messages.play))
    expect(await plays()).toBe(true)
  })

  it.each([
    ['a swipe', () => void embla.swipe()],
    ['a resized window', () => embla.resize()],
    [
      'the focus leaving a slide',
      () => {
        screen.getByRole('link', { name: 'One' }).focus()
        screen.getByRole('link', { name: 'One' }).blur()
      },
    ],
    ['the pointer leaving', () => void fireEvent.pointerLeave(carousel())],
  ])('stays paused after %s', async (_, happen) => {
    await openInView()
    fireEvent.click(button(messages.pause))
    act(happen)
    expect(await plays()).toBe(false)
  })
})

describe('with reduced motion', () => {
  it('stops when reduced motion is set while it plays, and removes its listeners', async () => {
    const { unmount } = await openInView()
    motion.reduce()
    expect(await plays()).toBe(false)
    motion.reduce(false)
    expect(await plays()).toBe(true)
    unmount()
    expect(motion.listeners()).toBe(0)
  })
})

describe('the arrows', () => {
  it('restart the delay', async () => {
    await openInView()
    await wait(DELAY - 1)
    fireEvent.click(button(messages.next))
    await wait(DELAY - 1)
    expect(moves()).toBe(1)
    await wait(1)
    expect(moves()).toBe(2)
  })
})

describe('a carousel for small screens', () => {
  it('disables Embla from 48rem up', async () => {
    await openInView({ smallOnly: true })
    expect(embla.log.options.breakpoints).toEqual({ '(min-width: 48rem)': { active: false } })
  })

  it('works with a disabled Embla, and plays once the screen is narrow', async () => {
    embla = fakeEmbla({ isAtRest: true })
    await openInView({ smallOnly: true })
    expect(await plays()).toBe(false)
    act(() => embla.resize())
    expect(await plays()).toBe(true)
    act(() => embla.resize(true))
    expect(await plays()).toBe(false)
  })
})

it('does not move or fail when all slides are visible', async () => {
  embla = fakeEmbla({ places: 1 })
  await openInView()
  expect(await plays()).toBe(false)
  expect(screen.getAllByRole('link')).toHaveLength(3)
})

it('cleans up on unmount', async () => {
  const { unmount } = await openInView()
  unmount()
  expect(embla.log.destroyed).toBe(1)
  expect(await plays()).toBe(false)
  expect(view.watched()).toBe(0)
})
