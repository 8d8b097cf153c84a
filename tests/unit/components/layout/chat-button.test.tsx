import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { ChatButton } from '@/components/layout/chat-button'
import { startChatLift } from '@/lib/browser/chat-lift'
import { getCompany } from '@/lib/content/company'
import { getMessages } from '@/lib/content/pages'
import { chatText } from '../browser'

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
const button = () => screen.getByRole('link', { name: label })

afterEach(() => {
  jest.restoreAllMocks()
  document.documentElement.removeAttribute('data-lifted')
})

it('opens a chat with the company’s number in a new tab', () => {
  open()
  expect(button()).toHaveAttribute('href', expect.stringContaining(chat.number))
  expect(button()).toHaveAttribute('target', '_blank')
  expect(button()).toHaveAttribute('rel', expect.stringContaining('noopener'))
})

it('has the chat message I need help with a booking', () => {
  open()
  expect(chatText(button())).toBe('I need help with a booking')
})

describe('near the end of the page', () => {
  it('is not lifted initially', () => {
    open()
    expect(document.documentElement).not.toHaveAttribute('data-lifted')
  })

  it.each([120, 60, 0])('is lifted %i pixels from the page’s end', (rest) => {
    open()
    scrollToRest(rest)
    expect(document.documentElement).toHaveAttribute('data-lifted')
  })

  it.each([121, 500])('is not lifted %i pixels from the page’s end', (rest) => {
    open()
    scrollToRest(rest)
    expect(document.documentElement).not.toHaveAttribute('data-lifted')
  })

  it('is lifted where the page was scrolled before the start', async () => {
    scrollToRest(0)
    open()
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-lifted'))
  })

  it('moves down again when scrolling back', () => {
    open()
    scrollToRest(0)
    scrollToRest(500)
    expect(document.documentElement).not.toHaveAttribute('data-lifted')
  })
})
