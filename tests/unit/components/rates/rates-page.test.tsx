import { render, screen, within } from '@testing-library/react'
import RatesPage from '@/app/(pages)/rates/page'
import { pages } from '@/lib/content/pages'
import { BOOKING_PLANNER_ID } from '@/lib/routes/routes'

const page = pages.rates()
beforeEach(() => {
  render(<RatesPage />)
})
const section = (name: string) => within(screen.getByRole('region', { name }))

it('draws the round trip, with a text alternative', () => {
  const round = section(page.garage.heading)
  expect(round.getByRole('img', { name: page.garage.drawing })).toHaveTextContent('94 km · 10 h 15 min')
  expect(round.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Garage08:00 · 0 km',
    'Pickup08:45 · 16 km',
    'Stops13:00 · 52 km',
    'Drop17:30 · 78 km',
    'Garage18:15 · 94 km',
  ])
  expect(round.getByText(/94 km and 10 h 15 min are counted\. 32 km of them/)).toBeInTheDocument()
})

it('has the sentences without figures while the company has stated none', () => {
  const rules = section(page.rules.heading)
  for (const { figures } of page.rules.items)
    for (const { missing } of figures)
      expect(rules.getByText((text) => text.includes(missing))).toBeInTheDocument()
})

it('leads from the payments to the booking planner', () => {
  expect(screen.getByRole('link', { name: page.payments.planner })).toHaveAttribute(
    'href',
    `/terms-condition/#${BOOKING_PLANNER_ID}`,
  )
})
