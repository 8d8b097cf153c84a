import { act, render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { TripSearch } from '@/components/enquiry/trip-search'
import { Honeypot } from '@/components/form/honeypot'
import { getMessages } from '@/lib/content/pages'
import { hasQueuedEnquiries } from '@/lib/enquiry/outbox-key'
import { DRAFT_PREFIX } from '@/lib/form/early-input'
import * as search from '@/lib/enquiry/search'
import { emptySearch, type TripSearch as TripSearchValues } from '@/lib/trip/trip'
import { configureProvider, localTrip, noonInDelhi } from '../../enquiry/fakes'
import { control, freezeDate, pick, setAddress, settled, stubNavigation } from '../browser'

jest.mock('@/lib/enquiry/post-mail', () => ({ postMail: () => Promise.resolve(500) }))
jest.mock('@/lib/enquiry/search', () => {
  const actual = jest.requireActual<typeof search>('@/lib/enquiry/search')
  return { ...actual, submitSearch: jest.fn(actual.submitSearch) }
})

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
const form = () => screen.getByRole<HTMLFormElement>('form', { name: messages.label })
const tab = (name: string) => screen.getByRole('tab', { name })

async function submit() {
  await user.click(screen.getByRole('button'))
  await settled()
}

function fillRest() {
  pick(messages.date, localTrip.date)
  pick(messages.time, localTrip.time)
  pick(messages.name, localTrip.name)
  pick(messages.contact, localTrip.contact)
}

function fillLocal() {
  pick(messages.location, localTrip.location)
  fillRest()
}

/** The stored draft of the search on a page. */
const draftAt = (path: string) =>
  JSON.parse(sessionStorage.getItem(`${DRAFT_PREFIX}${path}:search`) ?? 'null') as unknown

/** The address to which the search has navigated. */
function navigatedTo(): { path: string; query: Record<string, string> } {
  const [[address = ''] = []] = navigation.mock.calls
  const { pathname, searchParams } = new URL(address, 'https://cars.example')
  return { path: pathname, query: Object.fromEntries(searchParams) }
}

it('has the control names of the search', () => {
  open()
  const names = Array.from(form().elements, (element) => element.getAttribute('name')).filter(Boolean)
  expect(names.sort()).toEqual(Object.keys(emptySearch).sort())
})

it('takes years of four digits', () => {
  open()
  for (const label of [messages.date, messages.returnDate])
    expect(control(label)).toHaveAttribute('max', '9999-12-31')
})

describe('without a place', () => {
  it('focuses From on the outstation tab', async () => {
    open()
    await user.click(tab(messages.outstation))
    await submit()
    expect(control(messages.from)).toHaveFocus()
    expect(control(messages.from)).toHaveAttribute('aria-invalid', 'true')
  })

  it('ignores values of the other tab', async () => {
    open()
    await user.click(tab(messages.outstation))
    pick(messages.destination, 'Nainital')
    await user.click(tab(messages.local))
    await submit()
    expect(navigation).not.toHaveBeenCalled()
    expect(control(messages.destination)).toHaveValue('Nainital')
  })
})

it('navigates with a place alone, without the invalid values in the URL', async () => {
  open()
  pick(messages.location, 'Rohini')
  pick(messages.contact, '98765')
  await submit()
  expect(navigatedTo()).toMatchObject({ path: '/car-offers/', query: { location: 'Rohini', contact: '' } })
  expect(draftAt('/car-offers/')).toMatchObject({ location: 'Rohini', contact: '98765', tab: 'local' })
})

describe('with a complete trip', () => {
  it('includes what is changed while the enquiry is being sent', async () => {
    let answer: () => void = () => undefined
    jest
      .mocked(search.submitSearch)
      .mockImplementationOnce(
        () =>
          new Promise(
            (resolve) => (answer = () => resolve({ query: 'contact=9876543210', isUnconfirmed: false })),
          ),
      )
    open()
    fillLocal()
    await submit()
    pick(messages.contact, '9811122233')
    answer()
    await settled()
    expect(navigatedTo().query).toMatchObject({ contact: '9811122233', location: localTrip.location })
  })

  it('removes the drafts of both pages once the enquiry is being sent', async () => {
    open()
    fillLocal()
    await submit()
    expect([draftAt('/'), draftAt('/car-offers/')]).toEqual([null, null])
  })

  it.each([
    ['a click', () => user.click(screen.getByRole('button'))],
    ['a double click', () => user.dblClick(screen.getByRole('button'))],
    ['Enter pressed twice', () => user.type(control(messages.contact), '{Enter}{Enter}')],
  ])('leaves one enquiry in the outbox for the next page after %s', async (_, press) => {
    open()
    fillLocal()
    await press()
    await settled()
    expect(Object.keys(localStorage)).toHaveLength(1)
    expect(hasQueuedEnquiries()).toBe(true)
  })

  it('re-enables the button after a restore from the back/forward cache', async () => {
    open()
    fillLocal()
    await submit()
    const back = Object.assign(new Event('pageshow'), { persisted: true })
    act(() => void window.dispatchEvent(back))
    expect(screen.getByRole('button')).toBeEnabled()
  })
})

it('falls back to native submission when the sending code throws', async () => {
  const submitted = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined)
  jest.mocked(search.submitSearch).mockRejectedValueOnce(new Error('ChunkLoadError'))
  open()
  fillLocal()
  await submit()
  expect(submitted).toHaveBeenCalledTimes(1)
})

it('bumps the time once the typing has paused, without leaving the control', () => {
  jest.useFakeTimers({ now: noonInDelhi.getTime() - 60_000 })
  open()
  pick(messages.date, '2026-11-21')
  pick(messages.time, '11:00')
  act(() => void jest.advanceTimersByTime(5_000))
  expect(control(messages.time)).toHaveValue('12:30')
})

it('keeps values typed before hydration, when a trip is read after the first render', () => {
  const { rerender } = open()
  pick(messages.location, 'Rohini')
  rerender(tripSearch({ trip: localTrip }))
  expect(control(messages.location)).toHaveValue('Rohini')
})

it('needs no draft to select the tab of places that the browser has restored', () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(tripSearch())
  container.querySelector<HTMLInputElement>('[name=from]')!.value = 'Delhi'
  render(tripSearch(), { container, hydrate: true })
  expect(tab(messages.outstation)).toHaveAttribute('aria-selected', 'true')
  expect(control(messages.from)).toHaveValue('Delhi')
})

describe('on the offers’ own page', () => {
  const renderWithTrip = async (trip: TripSearchValues) => {
    setAddress('/car-offers/?location=Rohini')
    open({ trip, stays: true })
    await settled()
  }
  const statusText = () => screen.getByRole('status').textContent

  it('marks the missing field without moving the focus of a visitor who is elsewhere', async () => {
    const { rerender } = open({ trip: null, stays: true })
    control(messages.name).focus()
    rerender(tripSearch({ trip: { ...localTrip, contact: '' }, stays: true }))
    await settled()
    expect(control(messages.contact)).toBeInvalid()
    expect(control(messages.name)).toHaveFocus()
  })

  it('a complete search shows no hint', async () => {
    await renderWithTrip(localTrip)
    expect(statusText()).toBe('')
    expect(document.body).toHaveFocus()
  })

  it('another incomplete search does not navigate, and keeps all values', async () => {
    await renderWithTrip({ ...localTrip, contact: '' })
    pick(messages.contact, '987')
    await submit()
    expect(navigation).not.toHaveBeenCalled()
    expect(control(messages.contact)).toHaveValue('987')
    expect(control(messages.contact)).toHaveFocus()
    expect(screen.getByRole('button')).toBeEnabled()
    expect(new URLSearchParams(window.location.search).get('location')).toBe(localTrip.location)
    expect(hasQueuedEnquiries()).toBe(false)
  })

  it('a completed search is sent', async () => {
    await renderWithTrip({ ...localTrip, contact: '' })
    pick(messages.contact, localTrip.contact)
    await submit()
    expect(navigatedTo()).toMatchObject({ path: '/car-offers/', query: { contact: localTrip.contact } })
    expect(hasQueuedEnquiries()).toBe(true)
  })
})

it('a search with a filled honeypot is sent with a mark for the office', async () => {
  jest.mocked(search.submitSearch).mockClear()
  open()
  fillLocal()
  pick(messages.honeypotLabel, 'https://spam.example')
  await submit()
  expect(jest.mocked(search.submitSearch).mock.calls[0]?.[4]).toMatchObject({ isSuspect: true })
})

it('a search that was neither sent nor kept leads to offers that say so', async () => {
  jest.mocked(search.submitSearch).mockResolvedValueOnce({ query: 'location=Saket', isUnconfirmed: true })
  open()
  fillLocal()
  await submit()
  expect(navigation).toHaveBeenLastCalledWith('/car-offers/?location=Saket#unconfirmed')
})
