import { fireEvent, render, waitFor } from '@testing-library/react'
import { ChatButton } from '@/components/layout/chat-button'
import { startChatLift } from '@/lib/browser/chat-lift'
import { getCompany } from '@/lib/content/company'
import { getMessages } from '@/lib/content/pages'

const { chat } = getCompany()
const label = getMessages().chat.label
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

function open(): void {
  render(<ChatButton number={chat.number} message={chat.message} label={label} />)
  startChatLift()
}

afterEach(() => {
  jest.restoreAllMocks()
  document.documentElement.removeAttribute('data-lifted')
})

describe('near the end of the page', () => {
  it.each([
    [120, true],
    [0, true],
    [121, false],
  ])('is lifted %i pixels from the page’s end: %p', (rest, isLifted) => {
    open()
    scrollToRest(rest)
    expect(document.documentElement.hasAttribute('data-lifted')).toBe(isLifted)
  })

  it('is lowered again when the page is scrolled back', () => {
    open()
    scrollToRest(0)
    scrollToRest(121)
    expect(document.documentElement).not.toHaveAttribute('data-lifted')
  })

  it('is lifted where the page was scrolled before the start', async () => {
    scrollToRest(0)
    open()
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-lifted'))
  })
})
