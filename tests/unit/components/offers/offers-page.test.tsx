import { render, screen } from '@testing-library/react'
import { OffersPage } from '@/components/offers/offers-page'
import { getMessages, pages } from '@/lib/content/pages'
import { control, freezeDate, setAddress, settled, stubDialogs, stubScreen, stubScrolling } from '../browser'
import { catalogueOffers, stubPlanData } from './offers'

const messages = getMessages()
const { heading, intro } = pages.offers()
const numbers = { chat: '911112223334', phone: '+911112223334', email: 'bookings@example.com' }
const groups = catalogueOffers().slice(0, 1)

beforeEach(() => {
  freezeDate(new Date('2026-11-21T12:00:00+05:30'))
  stubDialogs()
  stubScrolling()
  stubPlanData()
  stubScreen(1280)
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

it('has one h1, which labels its section', async () => {
  await load()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
  expect(screen.getByRole('region', { name: heading })).toBeInTheDocument()
})

it('shows the offers of the season, and no list where there are none', async () => {
  await load('', [{ heading: 'Winter weddings', text: 'A second car at the gate.' }])
  const item = screen.getByRole('heading', { level: 2, name: 'Winter weddings' }).closest('li')
  expect(item).toHaveTextContent('A second car at the gate.')
})

it('has the trip form and the privacy notice', async () => {
  await load()
  expect(screen.getByRole('form', { name: messages.trip.label })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: messages.enquiry.noticeLink })).toBeInTheDocument()
})

it('has an empty status region', async () => {
  await load()
  for (const status of screen.getAllByRole('status')) expect(status).toBeEmptyDOMElement()
})

it('suggests the places of the guides as destinations', async () => {
  await load()
  const { list } = control(messages.trip.destination)
  expect([...list!.options].map(({ value }) => value)).toEqual(['Agra', 'Nainital'])
})

it('leaves the form empty without a query', async () => {
  await load()
  expect(control(messages.trip.location)).toHaveValue('')
})

it('fills the form from the query', async () => {
  await load('?location=Rohini&date=2026-11-25&time=09%3A30&name=Asha+Rao&contact=9876543210')
  const { location, date, time, name, contact } = messages.trip
  expect([location, date, time, name, contact].map((label) => control(label).value)).toEqual([
    'Rohini',
    '2026-11-25',
    '09:30',
    'Asha Rao',
    '9876543210',
  ])
})

it('selects the Outstation tab when the query has places of that tab', async () => {
  await load('?from=Delhi&destination=Nainital&return_date=2026-11-28')
  expect(screen.getByRole('tab', { name: messages.trip.outstation })).toHaveAttribute('aria-selected', 'true')
  expect(control(messages.trip.returnDate)).toHaveValue('2026-11-28')
})

it('drops invalid query values and keeps the rest', async () => {
  const long = 'x'.repeat(10_000)
  await load(`?location=${long}&date=tomorrow&time=99:99&name=%3Cscript%3E&contact=12&destination=Nainital`)
  const { location, date, time, name, contact, destination } = messages.trip
  expect([location, date, time, name, contact].map((label) => control(label).value)).toEqual(
    Array(5).fill(''),
  )
  expect(control(destination)).toHaveValue('Nainital')
})
