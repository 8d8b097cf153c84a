import { fireEvent, render, screen, within } from '@testing-library/react'
import { BookingPlanner } from '@/components/booking/booking-planner'
import { pages } from '@/lib/content/pages'
import { interpolate } from '@/lib/format/interpolate'
import { freezeDate } from '../browser'

const { planner: messages } = pages.terms()
const links = Object.fromEntries(
  ['payment', 'validity', 'cancellation'].map((id) => [id, { text: id, href: `#${id}` }]),
)
const planner = <BookingPlanner messages={messages} links={links} />

beforeEach(() => freezeDate(new Date('2026-11-21T12:00:00+05:30')))
afterEach(() => jest.useRealTimers())

const type = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })
const day = (value: string) => type(/Day of the journey/, value)
const amount = (value: string) => type(/Amount/, value)
// formatRange uses thin spaces around its dash.
const textOf = (element: HTMLElement) => element.textContent?.replace(/\s/gu, ' ')
const payments = () => screen.getAllByRole('listitem').map(textOf)
const refunds = () =>
  within(screen.getByRole('table', { name: 'What a cancellation returns' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => textOf(cell as HTMLElement)))

it('shows the dates and rupees of a booking', () => {
  render(planner)
  day('2026-11-29')
  amount('1,25,000')
  expect(payments()).toEqual([
    '30%30% AdvanceToday, 21 November 2026₹37,500',
    '50%50% Second partBy 27 November 2026₹62,500',
    '20%20% Last part, to the driver29 November 2026, at boarding₹25,000',
  ])
  expect(refunds()).toEqual([
    ['21–26 Nov 20263 days before, or earlier', '30%₹37,500', 'All of it₹37,500'],
    ['27 Nov 20262 days before', '80%₹1,00,000', 'All of it₹1,00,000'],
    ['28 Nov 20261 day before', '80%₹1,00,000', '50% of it₹50,000'],
    ['29 Nov 2026On the day', '80%₹1,00,000', 'Nothing₹0'],
  ])
})

it('counts from the day in Delhi: on the day of the journey all is due at once', () => {
  freezeDate(new Date('2026-11-24T00:10:00+05:30'))
  render(planner)
  day('2026-11-24')
  expect(screen.getByLabelText(/Day of the journey/)).toHaveAttribute('min', '2026-11-24')
  expect(payments()[0]).toContain('Today, 24 November 2026')
  expect(payments()[2]).toContain('Today, at boarding')
})

it('says of a journey that is near what is due now', () => {
  render(planner)
  day('2026-11-22')
  amount('999')
  expect(screen.getByRole('status')).toHaveTextContent(interpolate(messages.near, { now: 80, last: 20 }))
  expect(payments()).toEqual([
    expect.stringContaining('₹300'),
    expect.stringContaining(`${messages.dated.balanceNow}₹499`),
    expect.stringContaining('₹200'),
  ])
})

it('reports a past day, and an invalid amount', () => {
  render(planner)
  day('2026-11-20')
  expect(screen.getByRole('status')).toHaveTextContent(messages.pastDay)
  day('2026-11-29')
  amount('1e99')
  expect(screen.getByRole('status')).toHaveTextContent(
    'Please write the amount in rupees, such as 45,000. The planner counts up to ₹9,99,99,999.',
  )
  expect(screen.getByRole('table')).not.toHaveTextContent('₹')
})
