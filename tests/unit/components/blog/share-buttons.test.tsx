import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ShareButtons } from '@/components/blog/share-buttons'
import { getMessages } from '@/lib/content/pages'

const messages = getMessages().post
const url = 'https://example.com/blogs/1/'
const stub = (key: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, key, { configurable: true, value })
const open = () => render(<ShareButtons title="Nainital" url={url} messages={messages} />)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const address = () => screen.queryByRole('textbox', { name: messages.address })

afterEach(() => {
  stub('share', undefined)
  stub('clipboard', undefined)
})

it('opens the share sheet, and a sheet that is closed is no refusal', async () => {
  stub('share', () => Promise.reject(new DOMException('closed', 'AbortError')))
  open()
  await press(messages.share)
  expect(screen.getByRole('button', { name: messages.share })).toBeInTheDocument()
})

it('says where the share sheet refuses, and shows the other ways and the address', async () => {
  stub('share', () => Promise.reject(new DOMException('no', 'NotAllowedError')))
  open()
  await press(messages.share)
  expect(screen.getByRole('status')).toHaveTextContent(messages.shareFailed)
  expect(screen.getByRole('link', { name: messages.whatsApp })).toBeInTheDocument()
  expect(address()).toHaveValue(url)
})

it('says that the link was copied', async () => {
  open()
  stub('clipboard', { writeText: () => Promise.resolve() })
  await press(messages.copyLink)
  expect(screen.getByRole('status')).toHaveTextContent(messages.copied)
  expect(address()).not.toBeInTheDocument()
})

it.each([undefined, { writeText: () => Promise.reject(new Error('no')) }])(
  'says where the clipboard is %p, and shows the address to be selected',
  async (clipboard) => {
    open()
    stub('clipboard', clipboard)
    await press(messages.copyLink)
    expect(screen.getByRole('status')).toHaveTextContent(messages.copyFailed)
    expect(address()).toHaveValue(url)
  },
)
