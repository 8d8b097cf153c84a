import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { useState } from 'react'
import { DayList } from '@/components/trip-plan/day-list'
import { DayNotices } from '@/components/trip-plan/day-notices'
import { DaysToAvoid } from '@/components/trip-plan/days-to-avoid'
import { EnquireForm } from '@/components/trip-plan/enquire-form'
import { PartyFields } from '@/components/trip-plan/party-fields'
import { PlanBar } from '@/components/trip-plan/plan-bar'
import { PlanContext, type PlanEditor } from '@/components/trip-plan/plan-context'
import { PrintSheets } from '@/components/trip-plan/print-sheets'
import { PlanSummary } from '@/components/trip-plan/plan-summary'
import { StopDetails } from '@/components/trip-plan/stop-details'
import { TakenTooSmall, TakenVehicles } from '@/components/trip-plan/taken-vehicles'
import type { usePlans } from '@/components/trip-plan/use-plans'
import { useStopDrag } from '@/components/trip-plan/use-stop-drag'
import { numberTexts } from '@/components/form/number-texts'
import { getCompany } from '@/lib/content/company'
import { getMessages } from '@/lib/content/pages'
import { beginEnquiry } from '@/lib/enquiry/send'
import { interpolate } from '@/lib/format/interpolate'
import { contactNumbers } from '@/lib/routes/contact-links'
import { checkPlan } from '@/lib/trip-plan/check'
import { emptyPlan, limits, type TripPlan } from '@/lib/trip-plan/plan'
import { planOf } from '../../trip-plan/plans'
import { known, places } from '../../guides/roads'
import { chatText, control, freezeDate, pick, settled, stubAlert } from '../browser'
import { begun } from '../../enquiry/fakes'

jest.mock('@/lib/enquiry/send', () => ({ beginEnquiry: jest.fn(), prepareToSend: jest.fn() }))

const messages = getMessages()
const { tripPlan } = messages
const numbers = contactNumbers(getCompany())
const data = { rows: [{ slug: 'van', name: 'Van', passengers: 12 }], places } as PlanEditor['data']
let edits: string[]

/** A part of the planner on a plan that it can change. */
function Planner({ plan: given, children }: React.PropsWithChildren<{ plan: TripPlan }>) {
  const [plan, setPlan] = useState(given)
  const [refused, refuse] = useState<PlanEditor['refused']>()
  const editor: Partial<PlanEditor> = {
    ...{ plan, data, messages, refused, refuse },
    check: {} as PlanEditor['check'],
    group: { people: 0, refused: [], isHilly: false, vehicles: [] },
    minDay: '2026-11-21',
    edit: (change, key) => {
      edits.push(key)
      setPlan(change)
    },
  }
  return <PlanContext.Provider value={editor as PlanEditor}>{children}</PlanContext.Provider>
}

const open = (part: React.ReactNode, plan = emptyPlan('abc')) => render(<Planner plan={plan}>{part}</Planner>)
const show = (part: React.ReactNode, editor: object) =>
  render(<PlanContext.Provider value={editor as PlanEditor}>{part}</PlanContext.Provider>)
const checked = (plan: TripPlan) => ({
  ...{ plan, data, messages },
  check: checkPlan(plan, known, new Date('2026-11-21')),
})

beforeEach(() => (edits = []))

it.each([
  ['+91 98765 43210', '9876543210'],
  ['98765 43210 / 98111 22233', '98765 43210 / 98111 22233'],
  ['011-23456789 ext 12', '011-23456789 ext 12'],
])('a local contact’s number %s is %s once the field is left', (typed, shown) => {
  open(<PartyFields />)
  const phone = control(tripPlan.onSitePhone)
  fireEvent.change(phone, { target: { value: typed } })
  fireEvent.blur(phone)
  expect(phone).toHaveValue(shown)
})

it('leaving a field without a change is no edit', () => {
  open(<PartyFields />)
  fireEvent.blur(control(tripPlan.onSitePhone))
  expect(edits).toEqual([])
})

it.each([
  ['1800', '1000', interpolate(tripPlan.countMost, { count: limits.people, field: tripPlan.wishes })],
  ['0', '', tripPlan.nobody],
  ['-3', '', tripPlan.nobody],
  ['4', '4', ''],
])('%s adults are %p, and the field says why once it is left', (typed, shown, note) => {
  open(<PartyFields />)
  const adults = control(tripPlan.adults)
  fireEvent.focus(adults)
  fireEvent.change(adults, { target: { value: typed } })
  expect(adults).not.toHaveAccessibleDescription(tripPlan.nobody)
  fireEvent.blur(adults)
  expect(adults).toHaveValue(shown)
  expect(adults).toHaveAccessibleDescription(note)
})

it('a day’s sheet says what follows, and what to avoid', () => {
  const plan = planOf([[['Delhi'], ['Haldwani', '17:00'], ['Nainital']]], { start: '2026-12-05' })
  show(<PrintSheets head={['Company']}>{null}</PrintSheets>, { ...checked(plan), group: { vehicles: [] } })
  const { way, then } = tripPlan.sheet
  const table = screen.getByRole('table', { hidden: true })
  expect(table).toHaveTextContent(new RegExp(`${way}Delhi17:00Haldwani.*${then}Nainital.* dark`))
  expect(screen.getByText('Saturday. Queues.')).toBeInTheDocument()
})

it.each([
  ['outstation', 'mayFit'],
  ['local', 'fitsNoBags'],
] as const)('a day’s sheet of a plan %s with an unknown way says of vehicles %s', (type, text) => {
  const group = { vehicles: [{ slug: 'van', count: 1 }] }
  show(<PrintSheets head={['Company']}>{null}</PrintSheets>, {
    ...checked(planOf([[['Delhi'], ['Kanpur']]], { type })),
    group,
  })
  expect(screen.getByText(new RegExp(interpolate(tripPlan[text], { vehicles: '1 × ' })))).toBeInTheDocument()
})

it('folds each day of a long plan to its answer, until one of its stops has no place', () => {
  const days: [string][][] = [[['Delhi'], ['Nainital']], [], [['Nainital']], [['Delhi']], [['Delhi'], ['']]]
  show(<DayList />, checked(planOf(days, { start: '2026-12-05' })))
  const [first, free, ...others] = screen.getAllByRole('region').map((day) => day.querySelector('details'))
  expect([first, free, ...others].map((day) => day?.open)).toEqual([false, false, false, false, true])
  const warned = new RegExp(`${tripPlan.dayWarned}Delhi → Nainital · \\d+ km`)
  expect(first?.querySelector('summary')).toHaveTextContent(warned)
  expect(free?.querySelector('summary')).toHaveTextContent(tripPlan.noStops)
  expect(free?.querySelector('summary')).not.toHaveTextContent(tripPlan.dayWarned)
})

it('by the first day of a long plan stands what is against its days, a shut place first, and a better day', () => {
  const edit = jest.fn()
  const avoid = [{ title: 'Register', against: 'arrival' }]
  const shut = [{ title: 'Shut', against: 'shut' }]
  const plan = planOf([[], [], [], [], []])
  const check = { days: [{ avoid }, { avoid: shut }], betterStart: '2027-05-15' }
  const { container } = show(<DaysToAvoid />, { plan, messages, check, edit })
  expect(container).toHaveTextContent(/^Day 2: Shut\s*Day 1: Register/)
  fireEvent.click(screen.getByRole('button', { name: /15 May 2027/ }))
  expect(edit.mock.calls).toEqual([[expect.any(Function), 'startMoved']])
  expect(edit.mock.calls[0][0](plan)).toEqual({ ...plan, start: '2027-05-15' })
})

it.each<[string, [string, string?][], string[]]>([
  ['no night where its drive begins', [['Delhi', '16:00'], ['Nainital']], []],
  ['the start of its season', [['Delhi', '05:00'], ['Nainital']], ['09:00']],
  [
    'no start for the shorter of its drives',
    [['Delhi', '05:00'], ['Gajraula'], ['Gajraula', '10:00'], ['Haldwani']],
    [],
  ],
])('a day is advised %s', (_, stops, times) => {
  const seasons = [{ title: 'Fog', months: [12], on: 'all' as const, slower: 20, start: '09:00' }]
  const roads = known.roads.map((road) => ({ ...road, seasons }))
  const plan = planOf([stops], { start: '2026-12-21' })
  const check = checkPlan(plan, { ...known, roads }, new Date('2026-11-21'))
  show(<DayNotices day={plan.days[0]} check={check.days[0]!} />, { plan, data, messages, check })
  const buttons = screen.queryAllByRole('button').map(({ textContent }) => textContent)
  expect(buttons).toEqual(times.map((time) => interpolate(messages.dayPlanner.leaveAt, { time })))
})

it('an address with an invalid plan is reported', () => {
  const plans = { fromAddress: { isBroken: true }, isStored: true } as unknown as ReturnType<typeof usePlans>
  open(<PlanBar plans={plans} readyPlans={null} />)
  expect(screen.getByRole('status')).toHaveTextContent(tripPlan.invalidAddress)
})

it('vehicles that are no set for the group can be removed', () => {
  open(<TakenVehicles />, { ...emptyPlan('abc'), vehicles: [{ slug: 'van', count: 1 }] })
  const remove = screen.getByRole('button', { name: tripPlan.removeVehicles })
  fireEvent.click(remove)
  expect(edits).toEqual(['vehiclesRemoved'])
  expect(remove).not.toBeInTheDocument()
})

it.each([
  [4, interpolate(known.texts.party.hills, { people: 4 })],
  [9, interpolate(tripPlan.takenTooFew, { seats: 4, people: 9 })],
  [3, ''],
])('a small car up the hills for %i says: %s', (people, said) => {
  const car = { slug: 'car', name: 'Car', passengers: 4 }
  const plan = { ...emptyPlan('abc'), vehicles: [{ slug: 'car', count: 1 }] }
  const group = { people, isHilly: true }
  const data = { rows: [car], texts: known.texts }
  const { container } = show(<TakenTooSmall />, { plan, messages, group, data })
  expect(container.textContent).toBe(said)
})

it('a wrong flight number is reported, and one in small letters is put right', () => {
  const changes: unknown[] = []
  const flight = { carrier: 'flight' as const, number: 'ai 101', point: '' }
  open(
    <StopDetails
      id="details"
      stop={{ id: 1, place: 'Delhi', time: '', note: '', connection: flight }}
      index={0}
      isWrongNumber
      onChange={(change) => changes.push(change)}
      onStep={jest.fn()}
      onRemoved={jest.fn()}
    />,
  )
  expect(screen.getByText(tripPlan.invalidNumber.flight)).toBeInTheDocument()
  fireEvent.blur(control(tripPlan.carrierNumber.flight))
  expect(changes).toEqual([{ connection: { ...flight, number: 'AI 101' } }])
})

it('Escape cancels a drag', () => {
  const onDrop = jest.fn()
  const { result } = renderHook(() => useStopDrag(onDrop))
  const press = { button: 0, currentTarget: { setPointerCapture: jest.fn() } }
  act(() => result.current.handlers(1).onPointerDown(press as unknown as React.PointerEvent<HTMLElement>))
  expect(result.current.dragged).toEqual({ stop: 1 })
  fireEvent.keyDown(window, { key: 'Escape' })
  act(() => result.current.handlers(1).onPointerUp())
  expect(onDrop).not.toHaveBeenCalled()
})

describe('the enquiry', () => {
  async function send(
    plan: TripPlan,
    { isLong = false, name = 'Asha Verma', contact = '9876543210', email = '' } = {},
  ) {
    freezeDate(new Date('2026-11-21T12:00:00+05:30'))
    open(
      <EnquireForm
        numbers={numbers}
        number={numberTexts(messages.number, numbers)}
        message="The plan"
        isLong={isLong}
        end={null}
        onSent={(sent) => sent}
      />,
      plan,
    )
    pick(messages.trip.name, name)
    pick(messages.trip.contact, contact)
    pick(tripPlan.email, email)
    fireEvent.submit(screen.getByRole('form'))
    await settled()
  }
  const days = (start: string): [string, string?][][] => [[[start, '08:00'], ['Agra']]]

  afterEach(() => {
    jest.useRealTimers()
    jest.mocked(beginEnquiry).mockReset()
  })

  it('asks for a missing start, not for the destination', async () => {
    await send(planOf(days(''), { start: '2026-12-04' }))
    const needed = interpolate(messages.trip.needed.from, { button: tripPlan.send })
    expect(screen.getAllByRole('status')[0]).toHaveTextContent(needed)
    expect(beginEnquiry).not.toHaveBeenCalled()
  })

  it.each([
    ['a name', { name: '' }, messages.trip.name, messages.trip.needed.name],
    ['a whole number', { contact: '98765' }, messages.trip.contact, messages.trip.needed.contactShort],
    ['a whole address', { email: 'asha@example' }, tripPlan.email, messages.enquiry.invalid.email],
  ])('without %s asks for it', async (_, sender, label, needed) => {
    const shown = jest.spyOn(Element.prototype, 'scrollIntoView')
    await send(planOf(days('Delhi'), { start: '2026-12-04' }), sender)
    // The status, and then the control, which so stays on the screen.
    expect(shown.mock.contexts.at(-1)).toBe(control(label))
    expect(screen.getByRole('form')).toHaveTextContent(needed)
    expect(control(label)).toHaveFocus()
    expect(control(label)).toBeInvalid()
    expect(beginEnquiry).not.toHaveBeenCalled()
    // What is deleted then stays deleted.
    fireEvent.input(control(label), { target: { value: '' } })
    expect(control(label)).toHaveValue('')
  })

  it('of a plan that is longer than an enquiry says so, before and after it was sent', async () => {
    jest.mocked(beginEnquiry).mockReturnValue(begun({ status: 'sent', reference: 'K7M3QX' }))
    stubAlert()
    const place = 'A hotel with a long name '.repeat(9).slice(0, limits.place)
    const long = Array.from({ length: 9 }, (): [string][] => [[place], [place]])
    await send(planOf([...days('Delhi'), ...long], { start: '2026-12-04' }), { isLong: true })
    for (const text of [tripPlan.tooLongToSend, tripPlan.sentInPart])
      expect(screen.getByText(text)).toBeInTheDocument()
    // It does not ask to be pressed again.
    expect(screen.getByRole('button', { name: tripPlan.send })).not.toHaveClass('bg-action')
  })

  it('that could not be sent is offered as a chat, with the sender', async () => {
    jest
      .mocked(beginEnquiry)
      .mockReturnValue(begun({ status: 'failed', reason: 'network', reference: 'K7M3QX' }))
    await send(planOf(days('Delhi'), { start: '2026-12-04' }))
    expect(beginEnquiry).toHaveBeenCalledTimes(1)
    const chat = screen.getByRole('link', { name: messages.common.whatsApp })
    fireEvent.click(chat)
    for (const part of ['The plan', 'Asha Verma', '9876543210']) expect(chatText(chat)).toContain(part)
    expect(control(messages.trip.name)).toHaveValue('Asha Verma')
  })
})

it.each([
  ['kind', undefined, { place: 'Nainital' }],
  ['months', 1, { place: 'Nainital', month: 'January' }],
] as const)(
  'says of a vehicle of the plan that it does not go there: %s, in %s',
  (because, month, values) => {
    const reason = interpolate(messages.offers.party.closed[because], values)
    const plan = { ...planOf([[['Delhi'], ['Nainital']]]), vehicles: [{ slug: 'van', count: 1 }] }
    const editor = {
      plan,
      data: { ...data!, texts: { party: messages.offers.party } },
      messages,
      check: { days: [], payments: [] },
      group: { refused: [{ slug: 'van', because, place: 'Nainital', month }], vehicles: plan.vehicles },
    }
    show(<PlanSummary />, editor)
    expect(screen.getByText(interpolate(tripPlan.refused, { reason, vehicle: 'Van' }))).toBeInTheDocument()
    const said = { vehicle: 'Van', place: 'Nainital', text: 'Allow nine hours.' }
    expect(screen.getByText(interpolate(tripPlan.said, said))).toBeInTheDocument()
  },
)

it('has the second part of a late booking paid with the advance, and else by its day, and none for a place that is shut', () => {
  const part = (key: string, date: string) => ({ key, percent: 50, date })
  const shown = (date: string, shut?: object) => {
    const payments = [part('advance', '2026-11-30'), part('balance', date)]
    const editor = {
      plan: planOf([[['Delhi'], ['Nainital']]]),
      messages,
      check: { days: [], refunds: [], payments, shut },
      group: { refused: [], vehicles: [] },
    }
    return show(<PlanSummary />, editor).container.textContent
  }
  const now = interpolate(tripPlan.parts.balanceNow, { percent: 50 })
  expect(shown('2026-11-30')).toContain(now)
  expect(shown('2026-12-02')).not.toContain(now)
  const shut = shown('2026-11-30', { title: 'Winter', news: 'Shut.' })
  expect(shut).toBe(`${tripPlan.glance}Winter. Shut.`)
})
