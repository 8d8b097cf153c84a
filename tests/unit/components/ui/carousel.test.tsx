import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { Carousel, type CarouselProps } from '@/components/ui/carousel'
import { getMessages } from '@/lib/content/pages'
import { stubScrolling } from '../browser'
import { stubMotion, stubView } from '../motion'
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

function hideTab(isHidden: boolean) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible')
  fireEvent(document, new Event('visibilitychange'))
}

describe('before Embla is loaded', () => {
  it('is a list of all slides', () => {
    open()
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['One', 'Two', 'Three'])
  })

  it('does not import Embla while it is far from the viewport', async () => {
    open()
    await wait(2 * DELAY)
    expect(fetched).not.toHaveBeenCalled()
  })

  it('has no buttons', () => {
    open()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

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
  it('moves after its delay, and again', async () => {
    await openInView()
    await wait(DELAY - 1)
    expect(moves()).toBe(0)
    await wait(1)
    expect(moves()).toBe(1)
    await wait(DELAY)
    expect(embla.log.moves.map(({ to }) => to)).toEqual([1, 2])
  })

  it('loops', async () => {
    await openInView()
    expect(embla.log.options.loop).toBe(true)
  })

  it('does not move while it is only near', async () => {
    open()
    await view.near()
    expect(await plays()).toBe(false)
  })

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

  it('stays paused when its tab becomes visible again', async () => {
    await openInView()
    fireEvent.click(button(messages.pause))
    hideTab(true)
    hideTab(false)
    expect(await plays()).toBe(false)
  })
})

describe('on hover', () => {
  it('pauses until the mouse has left', async () => {
    await openInView()
    enterWith('mouse')
    expect(await plays()).toBe(false)
    fireEvent.pointerLeave(carousel())
    expect(await plays()).toBe(true)
  })

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
  it('pauses until the focus has left', async () => {
    await openInView()
    act(() => screen.getByRole('link', { name: 'Two' }).focus())
    expect(await plays()).toBe(false)
    act(() => screen.getByRole('link', { name: 'Two' }).blur())
    expect(await plays()).toBe(true)
  })

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
  it('pauses, labels the next action, and plays again', async () => {
    await openInView()
    fireEvent.click(button(messages.pause))
    expect(screen.queryByRole('button', { name: messages.pause })).not.toBeInTheDocument()
    expect(await plays()).toBe(false)
    fireEvent.click(button(messages.play))
    expect(button(messages.pause)).toBeInTheDocument()
    expect(await plays()).toBe(true)
  })

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
  it('does not move, not even after a swipe', async () => {
    motion = stubMotion(true)
    await openInView()
    expect(await plays()).toBe(false)
    act(() => void embla.swipe())
    expect(await plays()).toBe(false)
  })

  it('has no pause button, and arrows without animation', async () => {
    motion = stubMotion(true)
    await openInView()
    expect(screen.queryByRole('button', { name: messages.pause })).not.toBeInTheDocument()
    for (const name of [messages.next, messages.previous]) fireEvent.click(button(name))
    expect(embla.log.moves).toEqual([1, 0].map((to) => ({ to, jump: true })))
  })

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
  it('go to the next and previous slide', async () => {
    await openInView()
    fireEvent.click(button(messages.next))
    fireEvent.click(button(messages.previous))
    expect(embla.log.moves.map(({ to }) => to)).toEqual([1, 0])
  })

  it('restart the delay', async () => {
    await openInView()
    await wait(DELAY - 1)
    fireEvent.click(button(messages.next))
    await wait(DELAY - 1)
    expect(moves()).toBe(1)
    await wait(1)
    expect(moves()).toBe(2)
  })

  it('have the place between them', async () => {
    await openInView()
    expect(carousel()).toHaveTextContent('1 / 3')
    fireEvent.click(button(messages.next))
    expect(carousel()).toHaveTextContent('2 / 3')
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

  it('does not affect other carousels', async () => {
    await openInView()
    expect(embla.log.options).not.toHaveProperty('breakpoints')
  })
})

it('continues after a window resize', async () => {
  await openInView()
  act(() => embla.resize())
  expect(await plays()).toBe(true)
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
