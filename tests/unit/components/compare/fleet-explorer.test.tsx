import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FleetExplorer } from '@/components/compare/fleet-explorer'
import { listFleetRows } from '@/lib/content/fleet-rows'
import { setAddress, stubDialogs } from '../browser'
import { compareMessages } from './messages'

const rows = listFleetRows()
const show = () =>
  render(
    <FleetExplorer rows={rows} caption="The whole fleet" note="How we count." messages={compareMessages} />,
  )

const table = () => screen.getByRole('table', { name: 'The whole fleet' })
const count = () => screen.getAllByRole('status')[0]
const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name: `Compare the ${name}` }))

beforeAll(stubDialogs)
beforeEach(() => setAddress('/car-details/'))

it('has a table that can be scrolled by keyboard, in which a missing figure is labelled as not given', () => {
  show()
  expect(screen.getByRole('region', { name: 'The whole fleet' })).toHaveAttribute('tabindex', '0')
  const fortuner = within(table()).getByRole('row', { name: /Toyota Fortuner/ })
  expect(within(fortuner).getByText('not given')).toBeInTheDocument()
})

it('clears the filter when its number is deleted', async () => {
  show()
  const passengers = screen.getByLabelText('Passengers, at least')
  await userEvent.type(passengers, '40')
  await userEvent.clear(passengers)
  expect(count()).toHaveTextContent(`All ${rows.length} vehicles`)
  expect(window.location.search).toBe('')
})

it('offers to reset the filters where nothing is left', async () => {
  setAddress('/car-details/?category=sedans&passengers=20')
  show()
  await userEvent.click(await screen.findByRole('button', { name: compareMessages.reset }))
  expect(count()).toHaveTextContent(`All ${rows.length} vehicles`)
  expect(window.location.search).toBe('')
})

describe('the choice', () => {
  it('shows the count, and that one vehicle alone cannot be compared', async () => {
    show()
    await tick('Swift Dzire')
    const choice = screen.getByRole('group', { name: 'Your choice' })
    expect(within(choice).getByRole('status')).toHaveTextContent('1 of 3 chosen. Choose one more')
    expect(within(choice).queryByRole('button', { name: 'Compare them' })).not.toBeInTheDocument()
  })

  it('stays when the filter hides a chosen vehicle', async () => {
    show()
    await tick('Swift Dzire')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Electric' }))
    await userEvent.selectOptions(screen.getByLabelText(compareMessages.sort), compareMessages.orders.name)
    expect(window.location.search).toBe('?electric=yes&sort=name&compare=swift-dzire')
  })

  it('is compared line by line, and can be reduced there', async () => {
    setAddress('/car-details/?sort=name&compare=swift-dzire,tata-nexon')
    show()
    await waitFor(() => expect(document.querySelector('dialog')).toBeInTheDocument())
    const dialog = within(document.querySelector('dialog')!)
    expect(dialog.getByRole('row', { name: /46\.08 kWh/, hidden: true })).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Take out the Tata Nexon', hidden: true }))
    expect(window.location.search).toBe('?sort=name&compare=swift-dzire')
    expect(screen.getByLabelText(compareMessages.sort)).toHaveValue('name')
    expect(screen.getByRole('checkbox', { name: 'Compare the Swift Dzire' })).toBeChecked()
  })
})
