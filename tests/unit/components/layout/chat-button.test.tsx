import { fireEvent, waitFor } from '@testing-library/react'
import { startChatLift } from '@/lib/browser/chat-lift'

const PAGE = 3000
const VIEW = 800

/** Scrolls so that this many pixels of the page are below the viewport. */
function scrollToRest(rest: number) {
  const root = document.documentElement
  jest.spyOn(root, 'scrollHeight', 'get').mockReturnValue(PAGE)
  jest.spyOn(root, 'clientHeight', 'get').mockReturnValue(VIEW)
  jest.spyOn(root, 'scrollTop', 'get').mockReturnValue(PAGE - VIEW - rest)
  fireEvent.scroll(window)
}
const isLifted = () => document.documentElement.hasAttribute('data-lifted')

afterEach(() => {
  jest.restoreAllMocks()
  document.documentElement.removeAttribute('data-lifted')
})

// First: a later test has the listener of those before it.
it('is lifted where the page was scrolled before the start', async () => {
  scrollToRest(0)
  startChatLift()
  await waitFor(() => expect(isLifted()).toBe(true))
})

it('is lifted 120 pixels from the page’s end, and lowered when the page is scrolled back', () => {
  startChatLift()
  for (const [rest, lifts] of [
    [120, true],
    [0, true],
    [121, false],
  ] as const) {
    scrollToRest(rest)
    expect(isLifted()).toBe(lifts)
  }
})
