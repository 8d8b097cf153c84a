import { render, screen, within } from '@testing-library/react'
import { SeatPlan } from '@/components/fleet/seat-plan'
import { findVehicle, listVehicles } from '@/lib/content/fleet'
import { getMessages } from '@/lib/content/pages'
import { somePictures } from '../browser'
import { countPlaces, parseSeatPlan } from '@/lib/fleet/seat-plan'

const messages = getMessages().seatPlan

function open(slug: string) {
  const vehicle = findVehicle(slug)
  if (!vehicle) throw new Error(`No vehicle ${slug}`)
  return render(<SeatPlan {...vehicle} messages={messages} />)
}
const seatsDrawn = (container: HTMLElement) =>
  within(container).getByRole('img').querySelectorAll('use[href="#plan-seat"]').length

it.each(listVehicles().map(({ slug, seatPlan }) => [slug, seatPlan.rows] as const))(
  'draws every seat of %s once',
  (slug, rows) => {
    const plan = parseSeatPlan(rows)
    expect(seatsDrawn(open(slug).container)).toBe(countPlaces(plan, 'seat') + countPlaces(plan, 'driver'))
  },
)

it('states passengers and bags in one line', () => {
  open('innova-crysta')
  expect(screen.getByRole('region', { name: messages.heading })).toHaveTextContent(
    '6 passengers and the driver, with 2 large and 2 cabin bags.',
  )
})

it('shows the cabin, where there is a picture of it', () => {
  const vehicle = findVehicle('innova-crysta')!
  const [cabin] = somePictures('The cabin')
  render(<SeatPlan {...vehicle} cabin={cabin} messages={messages} />)
  expect(screen.getByRole('img', { name: 'The cabin' })).toBeInTheDocument()
})

it('names the shown layout and the other ones', () => {
  open('luxury-coach')
  expect(screen.getByText('Layout with 45 seats')).toBeInTheDocument()
  expect(screen.getByText(/Also supplied with 35 or 41 seats\./)).toBeInTheDocument()
})

it('has a legend of the marks in the drawing only', () => {
  open('luxury-coach')
  const marks = screen.getAllByRole('listitem').map((entry) => entry.textContent)
  const { driver, seat, folding, door, below } = messages.legend
  expect(marks).toEqual([driver, seat, folding, door, below])
})
