import { render, screen } from '@testing-library/react'
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
  seats: '15/17 seats',
  features: ['Air Conditioned', 'Infotainment System', 'GPS Enabled'],
  cardHash: 'cafe0123',
  passengers: 4,
  bags: { cabin: 0, large: 2 },
  category: 'van' as const,
  firstFor: [],
  pictures: somePictures('Front', 'Side', 'Rear'),
}
const numbers = { chat: '911112223334', phone: '+911112223334' }

beforeEach(() => {
  stubDialogs()
  stubScrolling()
  render(
    <ul>
      <OfferRow
        offer={offer}
        numbers={numbers}
        message="Hello, a quote please"
        fit="Room for 4"
        messages={messages}
      />
    </ul>,
  )
})

it('shows its seats and its features', () => {
  const row = screen.getByRole('listitem')
  expect(row).toHaveTextContent('15/17 seats')
  for (const feature of offer.features) expect(row).toHaveTextContent(feature)
})

it('becomes a chat and a call about the vehicle on request, with the focus on the chat, and is tracked once', async () => {
  const button = screen.getByRole('button', { name: interpolate(messages.offers.getQuoteFor, { vehicle }) })
  await userEvent.click(button)
  expect(button).not.toBeInTheDocument()
  const chat = screen.getByRole('link', { name: interpolate(messages.offers.chatAbout, { vehicle }) })
  expect(chat).toHaveFocus()
  expect(chatText(chat)).toBe('Hello, a quote please')
  expect(
    screen.getByRole('link', { name: interpolate(messages.offers.callAbout, { vehicle }) }),
  ).toHaveAttribute('href', `tel:${numbers.phone}`)
  expect(tracked).toEqual(['quote'])
})
