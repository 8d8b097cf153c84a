import { render, screen } from '@testing-library/react'
import { FleetOverview } from '@/components/fleet/fleet-overview'

const sedans = {
  title: 'Sedans',
  path: '/sedans',
  vehicles: [{ name: 'Honda City', path: '/honda-city', seats: '4 seats' }],
}
const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent)

it('links to each category and its vehicles', () => {
  render(<FleetOverview heading="At a glance" groups={[sedans]} />)
  expect(names()).toEqual(['Sedans', 'Honda City4 seats'])
})

it('links to the category where not all of its vehicles are listed', () => {
  render(<FleetOverview heading="At a glance" groups={[{ ...sedans, more: '167 models' }]} />)
  expect(names()).toEqual(['Sedans', 'Honda City4 seats', '167 models'])
  expect(screen.getByRole('link', { name: '167 models' }).getAttribute('href')).toContain('/sedans')
})
