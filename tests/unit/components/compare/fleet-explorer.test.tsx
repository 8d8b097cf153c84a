import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FleetExplorer } from '@/components/compare/fleet-explorer'
import { listFleetRows } from '@/lib/content/fleet-rows'
import { setAddress, settled, stubDialogs } from '../browser'
import { compareMessages } from './messages'

const rows = listFleetRows()
const show = () =>
  render(
    <FleetExplorer rows={rows} caption="The whole fleet" note="How we count." messages={compareMessages} />,
  )

const table = () => screen.getByRole('table', { name: 'The whole fleet' })
const shownNames = () =>
  within(table())
    .getAllByRole('rowheader')
    .map((header) => rows.find(({ name }) => header.textContent?.startsWith(name))?.name)
const count = () => screen.getAllByRole('status')[0]
const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name: `Compare the ${name}` }))

beforeAll(stubDialogs)
beforeEach(() => setAddress('/car-details/'))

describe('the table', () => {
  it('lists every vehicle with a link to its page', () => {
    show()
    expect(shownNames()).toEqual(rows.map(({ name }) => name))
    expect(
      within(table())
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(rows.map(({ slug }) => `/${slug}/`))
  })

  it('has column and row headers', () => {
    show()
    const heads = within(table()).getAllByRole('columnheader')
    expect(heads.every((head) => head.getAttribute('scope') === 'col')).toBe(true)
    expect(within(table()).getAllByRole('rowheader')).toHaveLength(rows.length)
  })

  it('can be focused and scrolled by keyboard', () => {
    show()
    expect(screen.getByRole('region', { name: 'The whole fleet' })).toHaveAttribute('tabindex', '0')
  })

  it('labels a missing figure as not given', () => {
    show()
    const fortuner = within(table()).getByRole('row', { name: /Toyota Fortuner/ })
    expect(within(fortuner).getByText('not given')).toBeInTheDocument()
  })
})

describe('the filter', () => {
  it('filters the table and announces the number of matches', async () => {
    show()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Electric' }))
    expect(shownNames()).toEqual(['Tata Nexon'])
    expect(count()).toHaveTextContent(`1 of ${rows.length} vehicles`)
  })

  it('combines category, passengers and bags', async () => {
    show()
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'Van')
    await userEvent.type(screen.getByLabelText('Passengers, at least'), '15')
    await userEvent.type(screen.getByLabelText('Large bags, at least'), '8')
    expect(shownNames()).toEqual(['Tempo Traveller 15'])
    expect(count()).toHaveTextContent(`1 of ${rows.length} vehicles`)
  })

  it('offers a reset when nothing matches', async () => {
    show()
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'Sedans')
    await userEvent.type(screen.getByLabelText('Passengers, at least'), '40')
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    expect(count()).toHaveTextContent('No vehicle fits')
    await userEvent.click(screen.getByRole('button', { name: 'Show every vehicle' }))
    expect(shownNames()).toHaveLength(rows.length)
    expect(screen.getByLabelText('Category')).toHaveValue('')
  })

  it('clears the filter when its number is deleted', async () => {
    show()
    const passengers = screen.getByLabelText('Passengers, at least')
    await userEvent.type(passengers, '40')
    await userEvent.clear(passengers)
    expect(count()).toHaveTextContent(`All ${rows.length} vehicles`)
    expect(window.location.search).toBe('')
  })

  it('sorts', async () => {
    show()
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Name, A to Z')
    expect(shownNames().slice(0, 2)).toEqual(['Honda City', 'Innova Crysta'])
  })
})

describe('the query string', () => {
  it('is written on every change, without a new history entry', async () => {
    show()
    const entries = window.history.length
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Bags, most first')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Electric' }))
    expect(window.location.search).toBe('?electric=yes&sort=bags')
    expect(window.history.length).toBe(entries)
  })

  it('is read on mount', async () => {
    setAddress('/car-details/?category=van&passengers=14&compare=urbania-modified')
    show()
    await waitFor(() => expect(shownNames()).toEqual(['Tempo Traveller 15', 'Urbania 9/12']))
    expect(screen.getByRole('checkbox', { name: 'Compare the Urbania 9/12' })).toBeChecked()
  })

  it('is read again on popstate', async () => {
    show()
    setAddress('/car-details/?electric=yes')
    fireEvent.popState(window)
    await waitFor(() => expect(shownNames()).toEqual(['Tata Nexon']))
    setAddress('/car-details/')
    fireEvent.popState(window)
    await waitFor(() => expect(shownNames()).toHaveLength(rows.length))
  })

  it('does not override what the visitor has set before it was read', async () => {
    setAddress('/car-details/?electric=yes')
    show()
    fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'sedans' } })
    await settled()
    expect(shownNames()).toEqual(['Swift Dzire', 'Honda City'])
    expect(window.location.search).toBe('?category=sedans')
  })
})

describe('the choice', () => {
  it('shows the count, and that one vehicle alone cannot be compared', async () => {
    show()
    await tick('Swift Dzire')
    const choice = screen.getByRole('group', { name: 'Your choice' })
    expect(within(choice).getByRole('status')).toHaveTextContent('1 of 3 chosen. Choose one more')
    expect(within(choice).queryByRole('button', { name: 'Compare them' })).not.toBeInTheDocument()
  })

  it('rejects a fourth vehicle with a reason, until another is removed', async () => {
    show()
    for (const name of ['Swift Dzire', 'Honda City', 'Tata Nexon']) await tick(name)
    const fourth = screen.getByRole('checkbox', { name: 'Compare the Innova Crysta' })
    expect(fourth).toBeDisabled()
    expect(fourth).toHaveAccessibleDescription('3 of 3 chosen. Take one out to choose another.')
    expect(screen.getByRole('checkbox', { name: 'Compare the Tata Nexon' })).toBeEnabled()
    await tick('Tata Nexon')
    expect(fourth).toBeEnabled()
  })

  it('stays when the filter hides a chosen vehicle', async () => {
    show()
    await tick('Swift Dzire')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Electric' }))
    expect(window.location.search).toBe('?electric=yes&compare=swift-dzire')
  })

  it('is removed immediately', async () => {
    show()
    await tick('Swift Dzire')
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(screen.getByRole('checkbox', { name: 'Compare the Swift Dzire' })).not.toBeChecked()
  })

  it('shows each vehicle as a column', async () => {
    show()
    await tick('Swift Dzire')
    await tick('Tata Nexon')
    const dialog = within(document.querySelector('dialog')!)
    const heads = dialog.getAllByRole('columnheader', { hidden: true })
    expect(heads.map((head) => head.textContent)).toEqual(['Swift DzireSedans', 'Tata NexonEV Cars'])
    const battery = dialog.getByText('Battery capacity').closest('tr')
    expect(battery).toHaveTextContent('Battery capacity–not given46.08 kWh')
  })

  it('omits rows without a value for any chosen vehicle', async () => {
    show()
    await tick('Swift Dzire')
    await tick('Honda City')
    expect(within(document.querySelector('dialog')!).queryByText('Battery capacity')).not.toBeInTheDocument()
  })

  it('can be reduced within the comparison', async () => {
    setAddress('/car-details/?compare=swift-dzire,tata-nexon')
    show()
    await waitFor(() => expect(document.querySelector('dialog')).toBeInTheDocument())
    const dialog = within(document.querySelector('dialog')!)
    await userEvent.click(dialog.getByRole('button', { name: 'Take out the Tata Nexon', hidden: true }))
    expect(window.location.search).toBe('?compare=swift-dzire')
  })
})
