import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QuotePanel } from '@/components/offers/quote-panel'
import { startCommandFallback } from '@/lib/browser/command-fallback'
import { listCategories, listVehicles } from '@/lib/content/fleet'
import { getMessages } from '@/lib/content/pages'
import { interpolate } from '@/lib/format/interpolate'
import { chatText, freezeDate, setAddress, settled, stubDialogs, stubScreen, stubScrolling } from '../browser'
import { rule } from '../../guides/rule'
import { roads } from '../../trip-plan/roads'
import { catalogueOffers, stubPlanData } from './offers'

beforeAll(() => startCommandFallback())

const messages = getMessages()
const numbers = { chat: '911112223334', phone: '+911112223334' }
const all = catalogueOffers()

beforeEach(() => {
  freezeDate(new Date('2026-11-21T12:00:00+05:30'))
  stubDialogs()
  stubScrolling()
  stubPlanData()
  stubScreen(390)
  setAddress('/car-offers/')
})
afterEach(() => jest.useRealTimers())

async function load(groups = all) {
  render(
    <>
      <QuotePanel groups={groups} numbers={numbers} messages={messages} needed={messages.trip.needed} />
    </>,
  )
  await settled()
}

/** Opens the panel by its button, if it has not opened automatically. */
async function open(groups = all) {
  await load(groups)
  if (!screen.queryByRole('dialog'))
    await userEvent.click(screen.getByRole('button', { name: messages.offers.open }))
}

const selected = () => screen.getByRole('tab', { selected: true })
const activePanel = () => {
  const [panel] = screen.getAllByRole('tabpanel').filter(({ dataset }) => dataset.state === 'active')
  if (!panel) throw new Error('No panel is shown')
  return panel
}
const rows = () => within(activePanel()).getAllByRole('heading', { level: 3 })

describe('the answer', () => {
  const answers = () => screen.queryByRole('region', { name: /Nainital/ })

  it('stands above the offers once a search names two places', async () => {
    stubPlanData({ roads, rule })
    setAddress('/car-offers/?from=Delhi&destination=Nainital&date=2026-12-04&time=05:00')
    await load()
    expect(await screen.findByRole('region', { name: 'Delhi to Nainital: about 310 km' })).toHaveTextContent(
      /05:00/,
    )
  })

  it('is left out without its data, and in the city', async () => {
    setAddress('/car-offers/?from=Delhi&destination=Nainital')
    await load()
    expect(answers()).not.toBeInTheDocument()
    cleanup()
    stubPlanData({ roads, rule })
    setAddress('/car-offers/?location=Saket')
    await load()
    expect(answers()).not.toBeInTheDocument()
  })
})

describe('the headline', () => {
  it('shows the number of offers, with the text of S4.3', async () => {
    await open()
    expect(
      screen.getByRole('heading', { name: `We found ${listVehicles().length} offers` }),
    ).toBeInTheDocument()
  })

  it('counts the existing offers', async () => {
    const [first] = all
    const groups = [
      { ...first!, offers: first!.offers.slice(0, 2) },
      { ...all[1]!, offers: all[1]!.offers.slice(0, 1) },
    ]
    await open(groups)
    expect(screen.getByRole('heading', { name: 'We found 3 offers' })).toBeInTheDocument()
  })

  it('labels the panel', async () => {
    await open()
    expect(
      screen.getByRole('dialog', { name: `We found ${listVehicles().length} offers` }),
    ).toBeInTheDocument()
  })
})

describe('the categories', () => {
  it('are six tabs in the catalogue’s order', async () => {
    await open()
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(
      listCategories().map(({ tab }) => tab),
    )
  })

  it('are on Sedans initially', async () => {
    await open()
    expect(selected()).toHaveTextContent('Sedans')
  })

  it('list the vehicles of the tab that is clicked', async () => {
    await open()
    const [, , luxury] = listCategories()
    await userEvent.click(screen.getByRole('tab', { name: luxury!.tab }))
    const wanted = listVehicles().filter(({ category }) => category === luxury!.slug)
    expect(rows().map((row) => row.textContent)).toEqual(wanted.map(({ name }) => name))
  })
})

describe('for a number of people', () => {
  const { party } = messages.offers
  const ask = (label: string, count: string) => userEvent.type(screen.getByLabelText(label), count)

  it('shows the category of the smallest vehicle that fits, and that one first', async () => {
    await open()
    await ask(party.people, '12')
    const fitting = catalogueOffers()
      .flatMap(({ offers }) => offers)
      .filter(({ passengers }) => passengers >= 12)
    const least = Math.min(...fitting.map(({ passengers }) => passengers))
    const [first] = rows()
    expect(fitting.filter(({ passengers }) => passengers === least).map(({ name }) => name)).toContain(
      first?.textContent,
    )
    expect(screen.getByText(interpolate(party.count, { count: fitting.length }))).toBeInTheDocument()
  })

  it('says of the others why they do not fit', async () => {
    await open()
    await ask(party.people, '12')
    await userEvent.click(screen.getByRole('tab', { name: 'Sedans' }))
    expect(within(activePanel()).getAllByText(interpolate(party.seats, { people: 4 }))).not.toHaveLength(0)
  })

  it('says when no vehicle fits, and nothing when nothing is asked', async () => {
    await open()
    const status = screen.getByLabelText(party.people).closest('form, div[class*=grid]')
    expect(status?.querySelector('[role=status]')).toBeEmptyDOMElement()
    await ask(party.bags, '999')
    expect(screen.getByText(party.none)).toBeInTheDocument()
  })

  it('puts people and bags into the chat', async () => {
    await open()
    await ask(party.people, '12')
    await ask(party.bags, '3')
    await userEvent.click(within(activePanel()).getAllByText('Get Quote')[0]!)
    const text = chatText(within(activePanel()).getAllByRole('link')[0]!)
    for (const line of ['People: 12', 'Large bags: 3']) expect(text).toContain(line)
  })
})

it('replaces the Get Quote button of one vehicle only', async () => {
  await open()
  const buttons = within(activePanel()).getAllByText('Get Quote')
  await userEvent.click(buttons[0]!)
  expect(within(activePanel()).getAllByText('Get Quote')).toHaveLength(buttons.length - 1)
  expect(within(activePanel()).getAllByRole('link')).toHaveLength(2)
})

it('keeps a requested quote while another tab is selected', async () => {
  await open()
  await userEvent.click(within(activePanel()).getAllByText('Get Quote')[0]!)
  await userEvent.click(screen.getAllByRole('tab')[1]!)
  await userEvent.click(screen.getAllByRole('tab')[0]!)
  expect(within(activePanel()).getAllByRole('link')).toHaveLength(2)
})

describe('the chat about a vehicle', () => {
  const [first] = listVehicles()
  const chat = async () => {
    await userEvent.click(within(activePanel()).getAllByText('Get Quote')[0]!)
    const name = interpolate(messages.offers.chatAbout, { vehicle: first!.name })
    return chatText(screen.getByRole('link', { name }))
  }

  it('begins with the vehicle', async () => {
    await open()
    expect(await chat()).toBe(interpolate(messages.message.greeting, { vehicle: first!.name }))
  })

  it('contains the trip of the search', async () => {
    setAddress(
      '/car-offers/?from=Delhi&destination=Nainital&date=2026-11-25&time=09:30&name=Asha&contact=9876543210',
    )
    await open()
    const text = await chat()
    for (const part of ['Delhi', 'Nainital', '09:30', 'Asha', '9876543210']) expect(text).toContain(part)
  })
})

describe('on a small screen', () => {
  it.each(['location', 'from', 'destination'])(
    'opens automatically when the search has a %s',
    async (place) => {
      setAddress(`/car-offers/?${place}=Rohini`)
      await load()
      expect(screen.getByRole('dialog')).toBeInTheDocument()
    },
  )

  it.each(['', '?name=Asha', '?location=', '?location=%20%20'])(
    'stays closed with the query %p',
    async (query) => {
      setAddress(`/car-offers/${query}`)
      await load()
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    },
  )

  it('opens with its button', async () => {
    await load()
    await userEvent.click(screen.getByRole('button', { name: messages.offers.open }))
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })

  it('closes with its Close button', async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: messages.common.close }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('stays closed once it was closed', async () => {
    setAddress('/car-offers/?location=Rohini')
    await load()
    await userEvent.click(screen.getByRole('button', { name: messages.common.close }))
    await settled()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

it.each([768, 1280])('is not a modal dialog on a screen of %i pixels', async (width) => {
  stubScreen(width)
  setAddress('/car-offers/?location=Rohini')
  await load()
  expect(HTMLDialogElement.prototype.showModal).not.toHaveBeenCalled()
})

describe('on a small screen, for a search that names a place', () => {
  const close = () => userEvent.click(screen.getByRole('button', { name: messages.common.close }))
  const isOpen = () => screen.queryByRole('dialog') !== null
  const visit = async (address: string) => {
    cleanup()
    setAddress(address)
    await load(all.slice(0, 1))
  }

  it('opens automatically', async () => {
    await visit('/car-offers/?location=Saket')
    expect(isOpen()).toBe(true)
  })

  it('opens again for the same search', async () => {
    await visit('/car-offers/?location=Saket')
    await close()
    await visit('/car-offers/?location=Saket')
    expect(isOpen()).toBe(true)
  })

  it('stays closed where it was closed, reloaded or gone back to', async () => {
    await visit('/car-offers/?location=Saket')
    await close()
    await settled()
    cleanup()
    await load(all.slice(0, 1))
    expect(isOpen()).toBe(false)
  })

  it('shows status messages above the offers', async () => {
    setAddress('/car-offers/')
    render(
      <QuotePanel
        groups={all.slice(0, 1)}
        numbers={numbers}
        messages={messages}
        needed={messages.trip.needed}
      >
        <p>It has arrived.</p>
      </QuotePanel>,
    )
    await settled()
    expect(screen.getByText('It has arrived.').closest('dialog')).not.toBeNull()
  })
})
