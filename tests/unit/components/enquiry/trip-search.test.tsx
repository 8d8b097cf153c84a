import { act, render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { TripSearch } from '@/components/enquiry/trip-search'
import { Honeypot } from '@/components/form/honeypot'
import { getMessages } from '@/lib/content/pages'
import { hasQueuedEnquiries } from '@/lib/enquiry/outbox-key'
import { DRAFT_PREFIX } from '@/lib/form/early-input'
import * as search from '@/lib/enquiry/search'
import { emptySearch, type TripSearch as Trip } from '@/lib/trip/trip'
import { configureProvider, localTrip, noonInDelhi, outstationTrip } from '../../enquiry/fakes'
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
const panel = (name: string) => screen.getByRole('tabpanel', { name })

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

describe('the tabs', () => {
  it('are on Local initially', () => {
    open()
    expect(tab(messages.local)).toHaveAttribute('aria-selected', 'true')
    expect(panel(messages.local)).toHaveAttribute('data-state', 'active')
  })

  it('switch the fields for the places', async () => {
    open()
    await user.click(tab(messages.outstation))
    expect(panel(messages.outstation)).toHaveAttribute('data-state', 'active')
    expect(panel(messages.local)).toHaveAttribute('data-state', 'inactive')
  })

  it('move the typed place to the other tab, both ways', async () => {
    open()
    pick(messages.location, 'Rohini')
    await user.click(tab(messages.outstation))
    expect([control(messages.from).value, control(messages.location).value]).toEqual(['Rohini', ''])
    await user.click(tab(messages.local))
    expect([control(messages.from).value, control(messages.location).value]).toEqual(['', 'Rohini'])
  })
})

it('takes years of four digits', () => {
  open()
  for (const label of [messages.date, messages.returnDate])
    expect(control(label)).toHaveAttribute('max', '9999-12-31')
})

it('has the control names of the search', () => {
  open()
  const names = Array.from(form().elements, (element) => element.getAttribute('name')).filter(Boolean)
  expect(names.sort()).toEqual(Object.keys(emptySearch).sort())
})

it('submits to the offers without scripts', () => {
  open()
  expect(form()).toHaveAttribute('action', '/car-offers/')
  expect(form().method).toBe('get')
})

describe('without a place', () => {
  it('does not navigate', async () => {
    open()
    fillRest()
    await submit()
    expect(navigation).not.toHaveBeenCalled()
    expect(hasQueuedEnquiries()).toBe(false)
  })

  it('focuses the location, without a message', async () => {
    open()
    await submit()
    expect(control(messages.location)).toHaveFocus()
    expect(control(messages.location)).toHaveAttribute('aria-invalid', 'true')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent(messages.needed.location)
  })

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

  it('treats a place of spaces as empty', async () => {
    open()
    pick(messages.location, '   ')
    await submit()
    expect(navigation).not.toHaveBeenCalled()
  })
})

describe('with only a place', () => {
  it('navigates to the offers', async () => {
    open()
    pick(messages.location, 'Rohini')
    await submit()
    expect(navigatedTo()).toMatchObject({ path: '/car-offers/', query: { location: 'Rohini' } })
  })

  it('sends no enquiry', async () => {
    open()
    pick(messages.location, 'Rohini')
    await submit()
    expect(hasQueuedEnquiries()).toBe(false)
  })

  it('navigates without the invalid values in the URL', async () => {
    open()
    pick(messages.location, 'Rohini')
    pick(messages.contact, '98765')
    await submit()
    expect(navigatedTo().query).toMatchObject({ location: 'Rohini', contact: '' })
    expect(draftAt('/car-offers/')).toMatchObject({ location: 'Rohini', contact: '98765', tab: 'local' })
  })

  it('navigates with a destination only', async () => {
    open()
    await user.click(tab(messages.outstation))
    pick(messages.destination, 'Nainital')
    await submit()
    expect(navigatedTo()).toMatchObject({ path: '/car-offers/', query: { destination: 'Nainital' } })
  })
})

describe('with a complete trip', () => {
  it('navigates to the offers with all values', async () => {
    open()
    fillLocal()
    await submit()
    const { location, date, time, name, contact } = localTrip
    expect(navigatedTo()).toEqual({
      path: '/car-offers/',
      query: { location, date, time, name, contact, from: '', destination: '' },
    })
  })

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

  it('includes the return date when it is set', async () => {
    open()
    await user.click(tab(messages.outstation))
    pick(messages.from, outstationTrip.from)
    pick(messages.destination, outstationTrip.destination)
    fillRest()
    pick(messages.returnDate, outstationTrip.return_date)
    await submit()
    expect(navigatedTo().query).toMatchObject({ from: 'Delhi', return_date: outstationTrip.return_date })
  })

  it('removes the drafts of both pages once the enquiry is being sent', async () => {
    open()
    fillLocal()
    await submit()
    expect([draftAt('/'), draftAt('/car-offers/')]).toEqual([null, null])
  })

  it('leaves one enquiry in the outbox for the next page', async () => {
    open()
    fillLocal()
    await submit()
    expect(Object.keys(localStorage)).toHaveLength(1)
    expect(hasQueuedEnquiries()).toBe(true)
  })

  it('leaves one enquiry after a double click', async () => {
    open()
    fillLocal()
    await user.dblClick(screen.getByRole('button'))
    await settled()
    expect(Object.keys(localStorage)).toHaveLength(1)
  })

  it('leaves one enquiry when Enter is pressed twice', async () => {
    open()
    fillLocal()
    control(messages.contact).focus()
    await user.keyboard('{Enter}{Enter}')
    await settled()
    expect(Object.keys(localStorage)).toHaveLength(1)
  })

  it('disables the button and labels it as searching', async () => {
    open()
    fillLocal()
    await submit()
    expect(screen.getByRole('button')).toBeDisabled()
    expect(screen.getByRole('button')).toHaveTextContent(messages.searching)
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

describe('while typing', () => {
  it('filters the name to letters and spaces', async () => {
    open()
    await user.type(control(messages.name), 'R4vi!')
    expect(control(messages.name)).toHaveValue('Rvi')
  })

  it('filters the contact to ten digits, without a pasted country code', async () => {
    open()
    await user.click(control(messages.contact))
    await user.paste('+91 98765 43210')
    expect(control(messages.contact)).toHaveValue('9876543210')
  })

  it('rejects a day before today', () => {
    open()
    expect(control(messages.date)).toHaveAttribute('min', '2026-11-21')
  })

  it('rejects a return before today while there is no pickup date', () => {
    open()
    expect(control(messages.returnDate)).toHaveAttribute('min', '2026-11-21')
  })

  it('rejects a return before the pickup', async () => {
    open()
    pick(messages.date, '2026-11-25')
    control(messages.date).focus()
    await user.tab()
    expect(control(messages.returnDate)).toHaveAttribute('min', '2026-11-25')
  })

  it('bumps a time that is too early today up to the earliest', async () => {
    open()
    pick(messages.date, '2026-11-21')
    pick(messages.time, '11:00')
    control(messages.time).focus()
    await user.tab()
    expect(control(messages.time)).toHaveValue('12:30')
  })

  it('bumps the time once the typing has paused, without leaving the control', () => {
    jest.useFakeTimers({ now: noonInDelhi.getTime() - 60_000 })
    open()
    pick(messages.date, '2026-11-21')
    pick(messages.time, '11:00')
    act(() => void jest.advanceTimersByTime(5_000))
    expect(control(messages.time)).toHaveValue('12:30')
  })

  it('does not change times of another day', async () => {
    open()
    pick(messages.date, '2026-11-22')
    pick(messages.time, '00:00')
    control(messages.time).focus()
    await user.tab()
    expect(control(messages.time)).toHaveValue('00:00')
  })
})

describe('with a trip that is read after the first render', () => {
  it('is filled in', () => {
    open().rerender(tripSearch({ trip: localTrip }))
    expect(control(messages.location)).toHaveValue(localTrip.location)
    expect(control(messages.contact)).toHaveValue(localTrip.contact)
  })

  it('keeps values typed before hydration', () => {
    const { rerender } = open()
    pick(messages.location, 'Rohini')
    rerender(tripSearch({ trip: localTrip }))
    expect(control(messages.location)).toHaveValue('Rohini')
  })

  it('shows the tab of an outstation trip', () => {
    open({ trip: outstationTrip })
    expect(tab(messages.outstation)).toHaveAttribute('aria-selected', 'true')
  })
})

describe('the draft', () => {
  it('is restored with its tab when the form is mounted again', async () => {
    const { unmount } = open()
    await user.click(tab(messages.outstation))
    pick(messages.from, 'Delhi')
    pick(messages.contact, '98765')
    unmount()
    open()
    expect(tab(messages.outstation)).toHaveAttribute('aria-selected', 'true')
    expect([control(messages.from).value, control(messages.contact).value]).toEqual(['Delhi', '98765'])
  })

  it('is not needed to select the tab of places that the browser has restored', () => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(tripSearch())
    container.querySelector<HTMLInputElement>('[name=from]')!.value = 'Delhi'
    render(tripSearch(), { container, hydrate: true })
    expect(tab(messages.outstation)).toHaveAttribute('aria-selected', 'true')
    expect(control(messages.from)).toHaveValue('Delhi')
  })
})

describe('on the offers’ own page', () => {
  const renderWithTrip = async (trip: Trip, draft?: Record<string, string>) => {
    setAddress('/car-offers/?location=Rohini')
    if (draft) sessionStorage.setItem(`${DRAFT_PREFIX}/car-offers/:search`, JSON.stringify(draft))
    open({ trip, stays: true })
    await settled()
  }
  const statusText = () => screen.getByRole('status').textContent

  it('an incomplete search keeps its values, focuses the missing field, and shows a hint', async () => {
    await renderWithTrip({ ...localTrip, contact: '' }, { ...localTrip, contact: '98765', tab: 'local' })
    expect(control(messages.contact)).toHaveValue('98765')
    expect(control(messages.contact)).toHaveFocus()
    expect(control(messages.contact)).toBeInvalid()
    expect(statusText()).toBe(messages.needed.contactShort)
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
