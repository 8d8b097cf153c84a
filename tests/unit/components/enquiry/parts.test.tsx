import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { ContactButtons } from '@/components/enquiry/contact-buttons'
import { OutboxNotice } from '@/components/enquiry/outbox-notice'
import { SentNotice } from '@/components/enquiry/sent-notice'
import { getMessages } from '@/lib/content/pages'
import { digestOf } from '@/lib/enquiry/digest'
import * as runner from '@/lib/enquiry/outbox-runner'
import { EnquiryCard } from '@/components/enquiry/enquiry-card'
import { YourEnquiries } from '@/components/enquiry/your-enquiries'
import { recordSent } from '@/lib/enquiry/sent-log'
import { SEARCH_CAR_NAME, tripParams } from '@/lib/enquiry/templates'
import { toQuery } from '@/lib/trip/query'
import { localTrip } from '../../enquiry/fakes'
import { chatText, setAddress, settled } from '../browser'

let mockNews: runner.OutboxNews = { sent: 0 }
jest.mock('@/lib/enquiry/outbox-runner', () => ({
  startOutbox: jest.fn(),
  getOutboxNews: jest.fn(() => mockNews),
  subscribeOutbox: jest.fn(() => () => undefined),
}))

const messages = getMessages()
const labels = { chat: messages.common.whatsApp, phone: messages.common.phone }
const numbers = { chat: '911112223334', phone: '+911112223334', email: 'bookings@example.com' }

describe('ContactButtons', () => {
  it('opens the chat in a new tab with its message', () => {
    render(<ContactButtons numbers={numbers} message={'Hello & welcome?\nTwo lines'} labels={labels} />)
    const link = screen.getByRole('link', { name: labels.chat })
    expect(link).toHaveAttribute('href', expect.stringContaining(numbers.chat))
    expect(chatText(link)).toBe('Hello & welcome?\nTwo lines')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
  })

  it('calls the telephone', () => {
    render(<ContactButtons numbers={numbers} message="Hello" labels={labels} />)
    expect(screen.getByRole('link', { name: labels.phone })).toHaveAttribute('href', 'tel:+911112223334')
  })
})

describe('SentNotice', () => {
  const { enquiry } = messages
  const show = async (address: string) => {
    setAddress(address)
    render(
      <SentNotice messages={{ ...enquiry, message: messages.message }} numbers={numbers} labels={labels} />,
    )
    await settled()
  }
  const trip = `/car-offers/?${toQuery(localTrip)}`
  const digest = digestOf('trip', tripParams(localTrip, 'local', SEARCH_CAR_NAME, window.location))
  const recordAsSent = () => recordSent({ at: Date.now(), reference: 'K7M3QX', digest })
  beforeEach(() => {
    localStorage.clear()
    jest.mocked(runner.subscribeOutbox).mockReturnValue(() => undefined)
  })

  it('shows nothing for a search that was not sent', async () => {
    await show(trip)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('says that the call back is not confirmed, with the trip for the chat', async () => {
    await show(`${trip}#unconfirmed`)
    expect(screen.getByRole('status')).toHaveTextContent(enquiry.unconfirmed)
    expect(chatText(screen.getByRole('link', { name: labels.chat }))).toContain(localTrip.location)
    expect(screen.getByRole('link', { name: labels.phone })).toBeInTheDocument()
  })

  it('confirms a search sent from this page, with its reference', async () => {
    let tell: () => void = () => undefined
    jest.mocked(runner.subscribeOutbox).mockImplementation((listener) => {
      tell = listener
      return () => undefined
    })
    await show(trip)
    recordAsSent()
    mockNews = { sent: 1 }
    act(() => tell())
    await settled()
    expect(screen.getByRole('status')).toHaveTextContent('Enquiry sent! We’ll contact you shortly.')
    mockNews = { sent: 0 }
    expect(screen.getByText('Your reference: K7M3QX')).toBeInTheDocument()
  })

  it('confirms a search that was sent before the page loaded, and no other', async () => {
    recordAsSent()
    await show(trip)
    expect(screen.getByRole('status')).toHaveTextContent(enquiry.sent)
    cleanup()
    await show(trip.replace('Connaught', 'Sample'))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })
})

describe('YourEnquiries', () => {
  const show = async () => {
    render(<YourEnquiries messages={messages.enquiry} numbers={numbers} close={messages.common.close} />)
    await settled()
  }
  beforeEach(() => localStorage.clear())

  it('shows nothing where nothing was sent', async () => {
    await show()
    expect(screen.queryByRole('button', { name: messages.enquiry.yours.open })).toBeNull()
  })

  it('shows what was sent, with its reference, and a chat that cancels it', async () => {
    recordSent({ at: Date.now() - 1000, reference: 'K7M3QX', digest: 'd', asked: 'Saket · 4 December 2026' })
    await show()
    expect(screen.getByText('Your reference: K7M3QX')).toBeInTheDocument()
    expect(screen.getByText('Saket · 4 December 2026')).toBeInTheDocument()
    const cancel = screen.getByRole('link', { name: messages.enquiry.yours.cancel, hidden: true })
    expect(chatText(cancel)).toBe('Please cancel my enquiry K7M3QX.\nSaket · 4 December 2026')
    const save = screen.getByRole('link', { name: messages.enquiry.yours.save, hidden: true })
    expect(decodeURIComponent(save.getAttribute('href') ?? '')).toContain('K7M3QX\nSaket')
  })

  it('says when the office calls back, once the company does', () => {
    const callBack = 'We call within the hour.'
    render(<EnquiryCard reference="K7M3QX" numbers={{ ...numbers, callBack }} messages={messages.enquiry} />)
    expect(screen.getByText(callBack)).toBeInTheDocument()
  })
})

describe('OutboxNotice', () => {
  const props = { givenUp: messages.enquiry.givenUp, close: messages.common.close, numbers, labels }
  it('says once that an enquiry was given up, with its values for the chat', () => {
    mockNews = { sent: 0, givenUp: { from_name: 'Asha', page_url: 'https://cars.example/', message: '-' } }
    const { container } = render(<OutboxNotice {...props} />)
    expect(screen.getByText(messages.enquiry.givenUp)).toBeInTheDocument()
    expect(chatText(screen.getByRole('link', { name: labels.chat }))).toBe('Asha')
    fireEvent.click(screen.getByRole('button', { name: messages.common.close }))
    expect(container).toBeEmptyDOMElement()
    mockNews = { sent: 0 }
  })
})
