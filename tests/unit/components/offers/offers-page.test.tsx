import { render, screen } from '@testing-library/react'
import { OffersPage } from '@/components/offers/offers-page'
import { getMessages, pages } from '@/lib/content/pages'
import { control, setAddress, settled } from '../browser'
import { catalogueOffers, stubOffersBrowser } from './offers'

const messages = getMessages()
const { heading, intro } = pages.offers()
const numbers = { chat: '911112223334', phone: '+911112223334', email: 'bookings@example.com' }
const groups = catalogueOffers().slice(0, 1)

beforeEach(() => {
  stubOffersBrowser(1280)
  localStorage.clear()
})
afterEach(() => jest.useRealTimers())

async function load(query = '', promotions: { heading: string; text: string }[] = []) {
  setAddress(`/car-offers/${query}`)
  render(
    <OffersPage
      heading={heading}
      intro={intro}
      promotions={promotions}
      background={undefined}
      groups={groups}
      numbers={numbers}
      places={['Agra', 'Nainital']}
      messages={messages}
    />,
  )
  await settled()
}

it('shows the offers of the season, and no list where there are none', async () => {
  await load('', [{ heading: 'Winter weddings', text: 'A second car at the gate.' }])
  const item = screen.getByRole('heading', { level: 2, name: 'Winter weddings' }).closest('li')
  expect(item).toHaveTextContent('A second car at the gate.')
})

it('suggests the places of the guides as destinations', async () => {
  await load()
  const { list } = control(messages.trip.destination)
  expect([...list!.options].map(({ value }) => value)).toEqual(['Agra', 'Nainital'])
})
