import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { VehicleFinder } from '@/components/compare/vehicle-finder'
import { listFleetRows } from '@/lib/content/fleet-rows'
import { finderMessages } from './messages'

const show = () => render(<VehicleFinder rows={listFleetRows()} thumbnails={{}} messages={finderMessages} />)
const suggested = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

async function ask(people: string, bags: string, kind: string) {
  for (const [label, value] of [
    ['People', people],
    ['Large bags', bags],
  ] as const) {
    await userEvent.clear(screen.getByLabelText(label))
    if (value) await userEvent.type(screen.getByLabelText(label), value)
  }
  await userEvent.selectOptions(screen.getByLabelText('Kind of trip'), kind)
}

it('suggests vehicles with reasons and links', async () => {
  show()
  await ask('5', '2', 'Up into the hills')
  expect(suggested()[0]).toBe('Innova Crysta')
  const [first] = screen.getAllByRole('listitem')
  const reasons = within(first!)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(reasons).toEqual([
    'The smallest for such a trip that takes all of you and your bags',
    'Seats 6 passengers, which leaves one place free',
    'Takes 2 large bags with every seat taken',
    'Goes up the hills in every month',
    'Of its size, the one we name first for hill roads',
  ])
  expect(screen.getByRole('link', { name: 'GET DETAILS : Innova Crysta' })).toHaveAttribute(
    'href',
    '/innova-crysta/',
  )
})

it('says when no single vehicle is large enough, and names the fewest that are together', async () => {
  show()
  await ask('800', '3', 'A wedding')
  expect(screen.getByRole('status')).toHaveTextContent(String(finderMessages.nothing))
  expect(screen.getByRole('status')).toHaveTextContent(/\d × /)
  expect(suggested()).not.toEqual([])
})

it.each([
  ['', '2'],
  ['4', ''],
  ['0', '1'],
])('asks for missing input with people %j and bags %j', async (people, bags) => {
  show()
  await ask(people, bags, 'A wedding')
  expect(screen.getByRole('status')).toHaveTextContent(finderMessages.incomplete)
  expect(suggested()).toEqual([])
})
