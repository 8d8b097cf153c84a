import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QuotePanel } from '@/components/offers/quote-panel'
import { showModal } from '@/components/ui/commands'
import { startCommandFallback } from '@/lib/browser/command-fallback'
import { getMessages } from '@/lib/content/pages'
import { interpolate } from '@/lib/format/interpolate'
import { setAddress, settled } from '../browser'
import { someRow } from '../../fleet/rows'
import { known } from '../../guides/roads'
import { catalogueOffers, stubOffersBrowser, stubTripData } from './offers'

beforeAll(() => startCommandFallback())

const messages = getMessages()
const numbers = { chat: '911112223334', phone: '+911112223334', email: 'bookings@example.com' }
const all = catalogueOffers()

beforeEach(() => {
  stubOffersBrowser(390)
  setAddress('/car-offers/')
})
afterEach(() => jest.useRealTimers())

async function load() {
  render(
    <>
      <button {...showModal('offers-panel')}>open</button>
      <QuotePanel
        id="offers-panel"
        groups={all}
        numbers={numbers}
        messages={messages}
        needed={messages.trip.needed}
      />
    </>,
  )
  await settled()
}

/** Opens the panel by its button, if it has not opened automatically. */
async function open() {
  await load()
  if (!screen.queryByRole('dialog')) await userEvent.click(screen.getByRole('button', { name: 'open' }))
}

const activePanel = () => {
  const [panel] = screen.getAllByRole('tabpanel').filter(({ dataset }) => dataset.state === 'active')
  if (!panel) throw new Error('No panel is shown')
  return panel
}

describe('the answer', () => {
  const answers = () => screen.queryByRole('region', { name: /Nainital/ })

  it('is left out without its data, and in the city', async () => {
    setAddress('/car-offers/?from=Delhi&destination=Nainital')
    await load()
    expect(answers()).not.toBeInTheDocument()
    cleanup()
    stubTripData(known)
    setAddress('/car-offers/?location=Saket')
    await load()
    expect(answers()).not.toBeInTheDocument()
  })

  it('speaks of no vehicle that does not go there, where several are needed', async () => {
    stubTripData({ ...known, rows: [someRow({ slug: 'luxury-coach', name: 'Luxury Coach' })] })
    setAddress('/car-offers/?destination=Nainital&people=99')
    await load()
    expect(answers()).not.toHaveTextContent('Luxury Coach')
  })
})

it.each([
  ['category=van', 'VAN', ''],
  ['category=tanks', 'Sedans', ''],
  ['people=12', 'VAN', '12'],
  ['people=99', 'Luxury Buses', '99'],
  ['people=1e9', 'Sedans', ''],
  ['people=-4', 'Sedans', ''],
])('with %p in the address begins with the tab %p, for %p people', async (query, tab, people) => {
  setAddress(`/car-offers/?${query}`)
  await open()
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(tab)
  expect(screen.getByLabelText(messages.offers.party.people)).toHaveValue(people)
})

it('a vehicle named in the address comes first in its tab', async () => {
  const named = all.find(({ category }) => category === 'van')!.offers.at(-1)!
  setAddress(`/car-offers/?vehicle=${named.slug}`)
  await open()
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('VAN')
  expect(within(activePanel()).getAllByRole('heading')[0]).toHaveTextContent(named.name)
})

describe('for a number of people', () => {
  const { party } = messages.offers
  const ask = (label: string, count: string) => userEvent.type(screen.getByLabelText(label), count)

  it('says of the others why they do not fit', async () => {
    await open()
    await ask(party.people, '12')
    await userEvent.click(screen.getByRole('tab', { name: 'Sedans' }))
    expect(
      within(activePanel()).getAllByText(interpolate(party.small, { people: 4, bags: 2 })),
    ).not.toHaveLength(0)
  })

  it.each([
    ['destination=Nainital', false],
    ['from=Kanpur&destination=Nainital', true],
    ['destination=Kanpur', true],
    ['from=Delhi&destination=Delhi', false],
    ['location=Saket', false],
  ])('says of the road of %s that it is unknown: %p', async (query, isUnknown) => {
    stubTripData(known)
    setAddress(`/car-offers/?${query}&people=4`)
    await open()
    const [, confirmed = ''] = interpolate(party.countUnknown, { count: 2, vehicle: '|' }).split('|.')
    expect(screen.queryByText((text) => text.endsWith(confirmed)) !== null).toBe(isUnknown)
  })

  it('says when no vehicle fits, and nothing when nothing is asked', async () => {
    await open()
    const status = screen.getByLabelText(party.people).closest('form, div[class*=grid]')
    expect(status?.querySelector('[role=status]')).toBeEmptyDOMElement()
    await ask(party.bags, '999')
    expect(screen.getByText(party.none)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: party.several })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/trip-plan\/#.*bags=999/),
    )
  })
})

it('keeps a requested quote while another tab is selected', async () => {
  await open()
  await userEvent.click(within(activePanel()).getAllByText('Get Quote')[0]!)
  await userEvent.click(screen.getAllByRole('tab')[1]!)
  await userEvent.click(screen.getAllByRole('tab')[0]!)
  expect(within(activePanel()).getAllByRole('link')).toHaveLength(2)
})

it.each(['', '?name=Asha', '?location=', '?location=%20%20'])(
  'stays closed on a small screen with the query %p',
  async (query) => {
    setAddress(`/car-offers/${query}`)
    await load()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
)
