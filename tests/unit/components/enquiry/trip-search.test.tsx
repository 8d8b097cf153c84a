import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { TripSearch } from '@/components/enquiry/trip-search'
import { Honeypot } from '@/components/form/honeypot'
import { getMessages } from '@/lib/content/pages'
import { OUTBOX_PREFIX } from '@/lib/enquiry/outbox-key'
import * as search from '@/lib/enquiry/search'
import { searchControls, type TripSearch as Trip } from '@/lib/trip/trip'
import { configureProvider, localTrip, noonInDelhi, outstationTrip } from '../../enquiry/fakes'
import { known } from '../../guides/roads'
import { stubTripData } from '../offers/offers'
import { control, freezeDate, pick, setAddress, settled } from '../browser'

jest.mock('@/lib/enquiry/post-mail', () => ({ postMail: () => Promise.resolve(500) }))
jest.mock('@/lib/enquiry/search', () => {
  const actual = jest.requireActual<typeof search>('@/lib/enquiry/search')
  return { ...actual, submitSearch: jest.fn(actual.submitSearch) }
})

/** Mocks `location.assign`, which jsdom neither implements nor allows to be replaced on `window.location`. */
function stubNavigation(): jest.SpyInstance<void, [string]> {
  const [impl] = Object.getOwnPropertySymbols(window.location)
    .map(
      (symbol) => (window.location as unknown as Record<symbol, { assign: (url: string) => void }>)[symbol],
    )
    .filter((value) => typeof value?.assign === 'function')
  if (!impl) throw new Error('jsdom keeps its location elsewhere')
  return jest.spyOn(impl, 'assign').mockImplementation(() => undefined)
}

const messages = getMessages().trip
const number = { notes: getMessages().number.notes, help: getMessages().number.hint }
let navigation: jest.SpyInstance<void, [string]>
let user: UserEvent

beforeEach(() => {
  freezeDate(noonInDelhi)
  localStorage.clear()
  configureProvider()
  jest.spyOn(console, 'error').mockReturnValue(undefined)
  setAddress('/')
  navigation = stubNavigation()
  user = userEvent.setup({ delay: null })
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const tripSearch = (props: Partial<React.ComponentProps<typeof TripSearch>> = {}) => (
  <TripSearch action="/car-offers/" messages={messages} number={number} {...props}>
    <Honeypot label={messages.honeypotLabel} />
  </TripSearch>
)
const open = (props?: Partial<React.ComponentProps<typeof TripSearch>>) => render(tripSearch(props))
const tab = (name: string) => screen.getByRole('tab', { name })

async function submit() {
  await user.click(screen.getByRole('button'))
  await settled()
}

function fill(trip: Trip) {
  for (const name of searchControls)
    if (trip[name]) pick(messages[name === 'return_date' ? 'returnDate' : name], trip[name])
}

describe('the answer to what is typed', () => {
  const answer = () => screen.queryByRole('region', { name: /Nainital/ })
  const type = async () => {
    await user.click(tab(messages.outstation))
    await user.type(screen.getByLabelText(messages.destination), 'Nainital')
    await user.tab()
    await settled()
  }
  beforeEach(() => stubTripData(known))

  it('stands below the form once the destination is typed, on the tab of trips out of town', async () => {
    open()
    await type()
    expect(answer()).toHaveTextContent('05:00')
    await user.clear(screen.getByLabelText(messages.destination))
    await user.type(screen.getByLabelText(messages.destination), 'Naini')
    expect(answer()).toHaveTextContent('05:00')
    await user.click(tab(messages.local))
    expect(answer()).not.toBeInTheDocument()
  })

  it('is left to the offers on their page', async () => {
    open({ stays: true })
    await type()
    expect(answer()).not.toBeInTheDocument()
  })
})

it('takes days from today on, in years of four digits', () => {
  open()
  for (const label of [messages.date, messages.returnDate]) {
    expect(control(label)).toHaveAttribute('min', '2026-11-21')
    expect(control(label)).toHaveAttribute('max', '9999-12-31')
  }
})

it('without a place stays on the page and focuses the place, whatever the other tab holds', async () => {
  open()
  await user.click(tab(messages.outstation))
  pick(messages.destination, 'Nainital')
  await user.click(tab(messages.local))
  await submit()
  expect(navigation).not.toHaveBeenCalled()
  expect(control(messages.destination)).toHaveValue('Nainital')
  expect(control(messages.location)).toHaveFocus()
  expect(control(messages.location)).toBeInvalid()
  await user.type(control(messages.location), 'S')
  expect(control(messages.location)).toBeValid()
})

it('sends a trip out of town with both places and its return', async () => {
  jest.mocked(search.submitSearch).mockClear()
  open()
  await user.click(tab(messages.outstation))
  fill(outstationTrip)
  await submit()
  expect(jest.mocked(search.submitSearch).mock.calls[0]?.slice(0, 2)).toEqual([outstationTrip, 'outstation'])
})

it('includes what is changed while the enquiry is being sent', async () => {
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => (answer = resolve))
  jest
    .mocked(search.submitSearch)
    .mockReturnValueOnce(answered.then(() => ({ query: 'contact=9876543210', isUnconfirmed: false })))
  open()
  fill(localTrip)
  await submit()
  pick(messages.contact, '9811122233')
  answer()
  await settled()
  const { searchParams } = new URL(navigation.mock.calls[0]?.[0] ?? '', 'https://cars.example')
  expect(searchParams.get('contact')).toBe('9811122233')
  expect(searchParams.get('location')).toBe(localTrip.location)
})

it.each([
  ['a double click', () => user.dblClick(screen.getByRole('button'))],
  ['Enter pressed twice', () => user.type(control(messages.contact), '{Enter}{Enter}')],
])('leaves one enquiry in the outbox for the next page after %s', async (_, press) => {
  open()
  fill(localTrip)
  await press()
  await settled()
  expect(Object.keys(localStorage)).toEqual([expect.stringContaining(OUTBOX_PREFIX)])
})

it('falls back to native submission when the sending code throws, and leaves it to the outbox', async () => {
  const submitted = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined)
  jest.mocked(search.submitSearch).mockRejectedValueOnce(new Error('ChunkLoadError'))
  open()
  fill(localTrip)
  Object.assign(document.forms[0]!.dataset, { reference: 'K7M3QX' })
  fireEvent.submit(document.forms[0]!)
  expect(document.forms[0]!.dataset).not.toHaveProperty('reference')
  await settled()
  expect(submitted).toHaveBeenCalledTimes(1)
})

it.each([
  ['once the typing has paused, without leaving the control', () => void jest.advanceTimersByTime(5_000)],
  ['when the control is left', () => fireEvent.blur(control(messages.time))],
])('bumps the time %s', (_, wait) => {
  jest.useFakeTimers({ now: noonInDelhi.getTime() - 60_000 })
  open()
  pick(messages.date, '2026-11-21')
  pick(messages.time, '11:00')
  act(() => void wait())
  expect(control(messages.time)).toHaveValue('12:30')
})

it('needs no draft to select the tab of places that the browser has restored', () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(tripSearch())
  container.querySelector<HTMLInputElement>('[name=from]')!.value = 'Delhi'
  render(tripSearch(), { container, hydrate: true })
  expect(tab(messages.outstation)).toHaveAttribute('aria-selected', 'true')
  expect(control(messages.from)).toHaveValue('Delhi')
})

it('on the offers’ own page marks the missing field without moving the focus of a visitor who is elsewhere', async () => {
  const { rerender } = open({ trip: null, stays: true })
  control(messages.name).focus()
  rerender(tripSearch({ trip: { ...localTrip, contact: '' }, stays: true }))
  await settled()
  expect(control(messages.contact)).toBeInvalid()
  expect(control(messages.name)).toHaveFocus()
})

it('a search with a filled honeypot is sent with a mark for the office', async () => {
  jest.mocked(search.submitSearch).mockClear()
  open()
  fill(localTrip)
  pick(messages.honeypotLabel, 'https://spam.example')
  await submit()
  expect(jest.mocked(search.submitSearch).mock.calls[0]?.[4]).toMatchObject({ isSuspect: true })
})

it('a search that was neither sent nor kept leads to offers that say so', async () => {
  jest.mocked(search.submitSearch).mockResolvedValueOnce({ query: 'location=Saket', isUnconfirmed: true })
  open()
  fill(localTrip)
  await submit()
  expect(navigation).toHaveBeenLastCalledWith('/car-offers/?location=Saket#unconfirmed')
})
