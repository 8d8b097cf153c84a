import { act, render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { TripSearch } from '@/components/enquiry/trip-search'
import { Trap } from '@/components/form/trap'
import { getWords } from '@/lib/content/pages'
import { outboxHasMail } from '@/lib/enquiry/outbox-key'
import { DRAFT_PREFIX } from '@/lib/form/typed-early'
import * as search from '@/lib/enquiry/search'
import { emptySearch, type TripSearch as Trip } from '@/lib/trip/trip'
import { configureProvider, localTrip, noonInDelhi, outstationTrip } from '../../enquiry/fakes'
import { addHidingRule, control, freezeDate, pick, setAddress, settled, stubNavigation } from '../browser'

jest.mock('@/lib/enquiry/provider', () => ({
  connectAhead: jest.fn(),
  outlivesPage: () => true,
  postToProvider: jest.fn(() => Promise.resolve(500)),
}))
jest.mock('@/lib/enquiry/search', () => {
  const actual = jest.requireActual<typeof search>('@/lib/enquiry/search')
  return { ...actual, submitSearch: jest.fn(actual.submitSearch) }
})

const words = getWords().trip
const number = { notes: getWords().number.notes, help: getWords().number.hint }
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
  <TripSearch action="/car-offers/" words={words} number={number} {...props}>
    <Trap label={words.leaveEmpty} />
  </TripSearch>
)
const open = (props?: Partial<React.ComponentProps<typeof TripSearch>>) => render(tripSearch(props))
const form = () => screen.getByRole<HTMLFormElement>('form', { name: words.label })
const tab = (name: string) => screen.getByRole('tab', { name })
const panel = (name: string) => screen.getByRole('tabpanel', { name })

async function submit() {
  await user.click(screen.getByRole('button'))
  await settled()
}

function fillRest() {
  pick(words.date, localTrip.date)
  pick(words.time, localTrip.time)
  pick(words.name, localTrip.name)
  pick(words.contact, localTrip.contact)
}

function fillLocal() {
  pick(words.location, localTrip.location)
  fillRest()
}

/** What the tab keeps for the search of a page. */
const draftAt = (path: string) =>
  JSON.parse(sessionStorage.getItem(`${DRAFT_PREFIX}${path}:search`) ?? 'null') as unknown

/** Where the search has led to. */
function ledTo(): { path: string; query: Record<string, string> } {
  const [[address = ''] = []] = navigation.mock.calls
  const { pathname, searchParams } = new URL(address, 'https://cars.example')
  return { path: pathname, query: Object.fromEntries(searchParams) }
}

describe('the tabs', () => {
  it('stand on local at first', () => {
    open()
    expect(tab(words.local)).toHaveAttribute('aria-selected', 'true')
    expect(panel(words.local)).toHaveAttribute('data-state', 'active')
  })

  it('switch the places that are asked for', async () => {
    open()
    await user.click(tab(words.outstation))
    expect(panel(words.outstation)).toHaveAttribute('data-state', 'active')
    expect(panel(words.local)).toHaveAttribute('data-state', 'inactive')
  })

  it('take the place along, there and back', async () => {
    open()
    pick(words.location, 'Rohini')
    await user.click(tab(words.outstation))
    expect([control(words.from).value, control(words.location).value]).toEqual(['Rohini', ''])
    await user.click(tab(words.local))
    expect([control(words.from).value, control(words.location).value]).toEqual(['', 'Rohini'])
  })

  it('ask for a return date of an outstation trip only', async () => {
    addHidingRule()
    open()
    expect(control(words.returnDate)).not.toBeVisible()
    await user.click(tab(words.outstation))
    expect(control(words.returnDate)).toBeVisible()
  })
})

it('names its controls as the search’s fields', () => {
  open()
  const names = Array.from(form().elements, (element) => element.getAttribute('name')).filter(Boolean)
  expect(names.sort()).toEqual(Object.keys(emptySearch).sort())
})

it('leads to the offers without scripts too', () => {
  open()
  expect(form()).toHaveAttribute('action', '/car-offers/')
  expect(form().method).toBe('get')
})

describe('without a place', () => {
  it('leads nowhere', async () => {
    open()
    fillRest()
    await submit()
    expect(navigation).not.toHaveBeenCalled()
    expect(outboxHasMail()).toBe(false)
  })

  it('points at the location, without a word', async () => {
    open()
    await submit()
    expect(control(words.location)).toHaveFocus()
    expect(control(words.location)).toHaveAttribute('aria-invalid', 'true')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent(words.needed.location)
  })

  it('points at From on the outstation tab', async () => {
    open()
    await user.click(tab(words.outstation))
    await submit()
    expect(control(words.from)).toHaveFocus()
    expect(control(words.from)).toHaveAttribute('aria-invalid', 'true')
  })

  it('does not count what is left on the other tab', async () => {
    open()
    await user.click(tab(words.outstation))
    pick(words.destination, 'Nainital')
    await user.click(tab(words.local))
    await submit()
    expect(navigation).not.toHaveBeenCalled()
    expect(control(words.destination)).toHaveValue('Nainital')
  })

  it('does not count a place of spaces', async () => {
    open()
    pick(words.location, '   ')
    await submit()
    expect(navigation).not.toHaveBeenCalled()
  })
})

describe('with a place alone', () => {
  it('leads to the offers', async () => {
    open()
    pick(words.location, 'Rohini')
    await submit()
    expect(ledTo()).toMatchObject({ path: '/car-offers/', query: { location: 'Rohini' } })
  })

  it('sends no enquiry', async () => {
    open()
    pick(words.location, 'Rohini')
    await submit()
    expect(outboxHasMail()).toBe(false)
  })

  it('leads on with what is wrong kept from the address', async () => {
    open()
    pick(words.location, 'Rohini')
    pick(words.contact, '98765')
    await submit()
    expect(ledTo().query).toMatchObject({ location: 'Rohini', contact: '' })
    expect(draftAt('/car-offers/')).toMatchObject({ location: 'Rohini', contact: '98765', tab: 'local' })
  })

  it('leads on from a destination alone', async () => {
    open()
    await user.click(tab(words.outstation))
    pick(words.destination, 'Nainital')
    await submit()
    expect(ledTo()).toMatchObject({ path: '/car-offers/', query: { destination: 'Nainital' } })
  })
})

describe('with a complete trip', () => {
  it('leads to the offers with all of it', async () => {
    open()
    fillLocal()
    await submit()
    const { location, date, time, name, contact } = localTrip
    expect(ledTo()).toEqual({
      path: '/car-offers/',
      query: { location, date, time, name, contact, from: '', destination: '' },
    })
  })

  it('carries the return date when it is set', async () => {
    open()
    await user.click(tab(words.outstation))
    pick(words.from, outstationTrip.from)
    pick(words.destination, outstationTrip.destination)
    fillRest()
    pick(words.returnDate, outstationTrip.return_date)
    await submit()
    expect(ledTo().query).toMatchObject({ from: 'Delhi', return_date: outstationTrip.return_date })
  })

  it('forgets the drafts of both pages, once the enquiry is on its way', async () => {
    open()
    fillLocal()
    await submit()
    expect([draftAt('/'), draftAt('/car-offers/')]).toEqual([null, null])
  })

  it('leaves one enquiry for the next page to send', async () => {
    open()
    fillLocal()
    await submit()
    expect(Object.keys(localStorage)).toHaveLength(1)
    expect(outboxHasMail()).toBe(true)
  })

  it('leaves one enquiry for a double click', async () => {
    open()
    fillLocal()
    await user.dblClick(screen.getByRole('button'))
    await settled()
    expect(Object.keys(localStorage)).toHaveLength(1)
  })

  it('leaves one enquiry when Enter is pressed twice', async () => {
    open()
    fillLocal()
    control(words.contact).focus()
    await user.keyboard('{Enter}{Enter}')
    await settled()
    expect(Object.keys(localStorage)).toHaveLength(1)
  })

  it('disables the button, which says that it searches', async () => {
    open()
    fillLocal()
    await submit()
    expect(screen.getByRole('button')).toBeDisabled()
    expect(screen.getByRole('button')).toHaveTextContent(words.searching)
  })

  it('gives the button back to a visitor who comes back to the page as it was', async () => {
    open()
    fillLocal()
    await submit()
    const back = Object.assign(new Event('pageshow'), { persisted: true })
    act(() => void window.dispatchEvent(back))
    expect(screen.getByRole('button')).toBeEnabled()
  })
})

it('lets the form itself lead to the offers when the code that sends breaks', async () => {
  const submitted = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined)
  jest.mocked(search.submitSearch).mockRejectedValueOnce(new Error('ChunkLoadError'))
  open()
  fillLocal()
  await submit()
  expect(submitted).toHaveBeenCalledTimes(1)
})

describe('while it is typed into', () => {
  it('keeps the name to letters and spaces', async () => {
    open()
    await user.type(control(words.name), 'R4vi!')
    expect(control(words.name)).toHaveValue('Rvi')
  })

  it('keeps the contact to ten digits, a pasted country code dropped', async () => {
    open()
    await user.click(control(words.contact))
    await user.paste('+91 98765 43210')
    expect(control(words.contact)).toHaveValue('9876543210')
  })

  it('takes no day before today', () => {
    open()
    expect(control(words.date)).toHaveAttribute('min', '2026-11-21')
  })

  it('takes no return before today, while there is no pickup date', () => {
    open()
    expect(control(words.returnDate)).toHaveAttribute('min', '2026-11-21')
  })

  it('takes no return before the pickup', async () => {
    open()
    pick(words.date, '2026-11-25')
    control(words.date).focus()
    await user.tab()
    expect(control(words.returnDate)).toHaveAttribute('min', '2026-11-25')
  })

  it('bumps a time that is too early today up to the earliest', async () => {
    open()
    pick(words.date, '2026-11-21')
    pick(words.time, '11:00')
    control(words.time).focus()
    await user.tab()
    expect(control(words.time)).toHaveValue('12:30')
  })

  it('bumps the time once the typing has paused, without leaving the control', () => {
    jest.useFakeTimers({ now: noonInDelhi.getTime() - 60_000 })
    open()
    pick(words.date, '2026-11-21')
    pick(words.time, '11:00')
    act(() => void jest.advanceTimersByTime(5_000))
    expect(control(words.time)).toHaveValue('12:30')
  })

  it('leaves any time of another day', async () => {
    open()
    pick(words.date, '2026-11-22')
    pick(words.time, '00:00')
    control(words.time).focus()
    await user.tab()
    expect(control(words.time)).toHaveValue('00:00')
  })
})

describe('with a trip that arrives after the page', () => {
  it('is filled in', () => {
    open().rerender(tripSearch({ trip: localTrip }))
    expect(control(words.location)).toHaveValue(localTrip.location)
    expect(control(words.contact)).toHaveValue(localTrip.contact)
  })

  it('keeps what was typed before', () => {
    const { rerender } = open()
    pick(words.location, 'Rohini')
    rerender(tripSearch({ trip: localTrip }))
    expect(control(words.location)).toHaveValue('Rohini')
  })

  it('shows the tab of an outstation trip', () => {
    open({ trip: outstationTrip })
    expect(tab(words.outstation)).toHaveAttribute('aria-selected', 'true')
  })
})

describe('the draft', () => {
  it('of a form that is left is there when it is drawn again, with its tab', async () => {
    const { unmount } = open()
    await user.click(tab(words.outstation))
    pick(words.from, 'Delhi')
    pick(words.contact, '98765')
    unmount()
    open()
    expect(tab(words.outstation)).toHaveAttribute('aria-selected', 'true')
    expect([control(words.from).value, control(words.contact).value]).toEqual(['Delhi', '98765'])
  })

  it('is not needed for the tab of places that the browser has kept', () => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(tripSearch())
    container.querySelector<HTMLInputElement>('[name=from]')!.value = 'Delhi'
    render(tripSearch(), { container, hydrate: true })
    expect(tab(words.outstation)).toHaveAttribute('aria-selected', 'true')
    expect(control(words.from)).toHaveValue('Delhi')
  })
})

describe('on the offers’ own page', () => {
  const arrive = async (trip: Trip, draft?: Record<string, string>) => {
    setAddress('/car-offers/?location=Rohini')
    if (draft) sessionStorage.setItem(`${DRAFT_PREFIX}/car-offers/:search`, JSON.stringify(draft))
    open({ trip, stays: true })
    await settled()
  }
  const said = () => screen.getByRole('status').textContent

  it('an incomplete search stands with what was typed, the gap in focus, and a line about it', async () => {
    await arrive({ ...localTrip, contact: '' }, { ...localTrip, contact: '98765', tab: 'local' })
    expect(control(words.contact)).toHaveValue('98765')
    expect(control(words.contact)).toHaveFocus()
    expect(control(words.contact)).toBeInvalid()
    expect(said()).toBe(words.needed.contactShort)
  })

  it('a complete one says nothing', async () => {
    await arrive(localTrip)
    expect(said()).toBe('')
    expect(document.body).toHaveFocus()
  })

  it('another incomplete search leads nowhere and erases nothing', async () => {
    await arrive({ ...localTrip, contact: '' })
    pick(words.contact, '987')
    await submit()
    expect(navigation).not.toHaveBeenCalled()
    expect(control(words.contact)).toHaveValue('987')
    expect(control(words.contact)).toHaveFocus()
    expect(screen.getByRole('button')).toBeEnabled()
    expect(new URLSearchParams(window.location.search).get('location')).toBe(localTrip.location)
    expect(outboxHasMail()).toBe(false)
  })

  it('once completed it is sent', async () => {
    await arrive({ ...localTrip, contact: '' })
    pick(words.contact, localTrip.contact)
    await submit()
    expect(ledTo()).toMatchObject({ path: '/car-offers/', query: { contact: localTrip.contact } })
    expect(outboxHasMail()).toBe(true)
  })
})

it('a search that a program filled in leads on, and sends nothing', async () => {
  const leave = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined)
  jest.mocked(search.submitSearch).mockClear()
  open()
  fillLocal()
  pick(words.leaveEmpty, 'https://spam.example')
  await submit()
  expect(leave).toHaveBeenCalledTimes(1)
  expect(search.submitSearch).not.toHaveBeenCalled()
  expect(outboxHasMail()).toBe(false)
})
