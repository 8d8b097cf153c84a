import { screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { NoticeBar } from '@/components/layout/notice-bar'
import { noticeScript } from '@/components/layout/notice-script'

const ID = '0a1b2c3d'

/** The exported bar with a header below it, after its inline script has run. */
function open(link?: { label: string; path: string }) {
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <NoticeBar id={ID} label="Notice" text="Dense fog." link={link} dismiss="Close the notice" />
      <header>
        <a href="#content">Home</a>
      </header>
    </>,
  )
  const script = document.createElement('script')
  script.textContent = noticeScript(ID)
  document.body.append(script)
  script.remove()
}
const bar = () => screen.queryByRole('complementary', { name: 'Notice' })

beforeEach(() => localStorage.clear())

it('has the notice in a status region, and its link below the base path', () => {
  open({ label: 'How we drive in fog', path: '/routes/agra' })
  const status = screen.getByRole('status')
  expect(status).toHaveTextContent('Dense fog. How we drive in fog')
  expect(within(status).getByRole('link')).toHaveAttribute('href', '/routes/agra/')
})

it('is dismissed, remembered, and hands the focus on', () => {
  open()
  screen.getByRole('button', { name: 'Close the notice' }).click()
  expect(bar()).toBeNull()
  expect(localStorage.getItem('notice')).toBe(ID)
  expect(screen.getByRole('link', { name: 'Home' })).toHaveFocus()
})

it.each([ID, '', 'null', '{}', '0a1b2c3e', ` ${ID}`])(
  'is hidden once it was dismissed, not by %j',
  (kept) => {
    localStorage.setItem('notice', kept)
    open()
    expect(bar() === null).toBe(kept === ID)
  },
)

it('is shown, and closes for the page, where storage is forbidden', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  for (const name of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(refuse)
  open()
  expect(bar()).toBeInTheDocument()
  screen.getByRole('button', { name: 'Close the notice' }).click()
  expect(bar()).toBeNull()
  jest.restoreAllMocks()
})
