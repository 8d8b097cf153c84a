import { render, screen } from '@testing-library/react'
import { ClientGroup } from '@/components/company/client-group'
import { Leadership } from '@/components/company/leadership'
import { stubMotion } from '../motion'

beforeEach(() => void stubMotion())

const shown = { picture: undefined, alt: 'A woman at a desk' }

it('has a place for a portrait only where one is given', () => {
  const person = { name: 'Chair', shown: undefined }
  render(
    <Leadership
      heading="Leaders"
      people={[
        { ...person, text: 'One' },
        { ...person, text: 'Two', shown },
      ]}
    />,
  )
  const places = screen.getAllByRole('listitem').map((item) => item.querySelector('svg, img') !== null)
  expect(places).toEqual([false, true])
})

it('shows a logo above its client’s name, and clients without one by name', () => {
  const clients = [{ name: 'Grid', logo: { svg: '/scenes/grid.svg' } }, { name: 'Power utility' }]
  render(<ClientGroup heading="PSU" clients={clients} />)
  const items = screen.getAllByRole('listitem')
  expect(items.map((item) => [item.textContent, item.querySelectorAll('img, svg').length])).toEqual([
    ['Grid', 1],
    ['Power utility', 0],
  ])
})
