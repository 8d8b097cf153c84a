import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OfferRow } from '@/components/offers/offer-row'
import { getMessages } from '@/lib/content/pages'
import { interpolate } from '@/lib/format/interpolate'
import { recordTracked } from '@/tests/fixtures/tracked'
import { chatText, somePictures, stubDialogs, stubScrolling } from '../browser'

const tracked = recordTracked()
const messages = getMessages()
const vehicle = 'Tempo Traveller 15'
const offer = {
  slug: 'tempo-travellers-2x1',
  name: vehicle,
  seats: '15/17',
  features: ['Air Conditioned', 'Infotainment System', 'GPS Enabled'],
  cardHash: 'cafe0123',
  passengers: 4,
  bags: { large: 2 },
  notTo: [],
  pictures: somePictures('Front', 'Side', 'Rear'),
}
const numbers = { chat: '911112223334', phone: '+911112223334' }

beforeEach(() => {
  stubDialogs()
  stubScrolling()
  render(
    <ul>
      <OfferRow offer={offer} numbers={numbers} message="Hello, a quote please" messages={messages} />
    </ul>,
  )
})

const named = (template: string) => interpolate(template, { vehicle })
const quote = () => screen.queryByRole('button', { name: named(messages.offers.getQuoteFor) })
const photos = () => screen.getByRole('button', { name: named(messages.offers.photosOf) })
const chat = () => screen.queryByRole('link', { name: named(messages.offers.chatAbout) })
const call = () => screen.queryByRole('link', { name: named(messages.offers.callAbout) })

it('shows the variant for cards', () => {
  expect(photos().querySelector('img')?.src).toContain('-cafe0123-')
})

it('names the vehicle', () => {
  expect(screen.getByRole('heading', { name: vehicle })).toBeInTheDocument()
})

it('shows its seats and its features', () => {
  const row = screen.getByRole('listitem')
  expect(row).toHaveTextContent(interpolate(messages.offers.seats, { seats: '15/17' }))
  for (const feature of offer.features) expect(row).toHaveTextContent(feature)
})

describe('Get Quote', () => {
  it('is a button with that label', () => {
    expect(quote()).toHaveTextContent('Get Quote')
  })

  it('shows no contact buttons before it is clicked', () => {
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })

  it('is replaced by WhatsApp and phone once clicked', async () => {
    await userEvent.click(screen.getByRole('button', { name: named(messages.offers.getQuoteFor) }))
    expect(quote()).not.toBeInTheDocument()
    expect(chat()).toHaveTextContent(messages.common.whatsApp)
    expect(call()).toHaveTextContent(messages.common.phone)
  })

  it('moves the focus to WhatsApp', async () => {
    await userEvent.click(screen.getByRole('button', { name: named(messages.offers.getQuoteFor) }))
    expect(chat()).toHaveFocus()
  })

  it('is tracked as one request', async () => {
    await userEvent.click(screen.getByRole('button', { name: named(messages.offers.getQuoteFor) }))
    expect(tracked).toEqual(['quote'])
  })

  it('links to a chat with the message, and to the telephone', async () => {
    await userEvent.click(screen.getByRole('button', { name: named(messages.offers.getQuoteFor) }))
    const link = screen.getByRole('link', { name: named(messages.offers.chatAbout) })
    expect(chatText(link)).toBe('Hello, a quote please')
    expect(call()).toHaveAttribute('href', 'tel:+911112223334')
  })
})

describe('the photos', () => {
  it('open in a dialog with the vehicle’s name', async () => {
    await userEvent.click(photos())
    const dialog = await screen.findByRole('dialog', { name: vehicle })
    expect(within(dialog).getAllByRole('img')).toHaveLength(3)
  })

  it('close again', async () => {
    await userEvent.click(photos())
    await userEvent.click(await screen.findByRole('button', { name: messages.common.close }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
