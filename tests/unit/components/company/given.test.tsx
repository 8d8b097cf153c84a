import { render, screen } from '@testing-library/react'
import { ClientGroup } from '@/components/company/client-group'
import { Leadership } from '@/components/company/leadership'
import { somePictures } from '../browser'
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

it('shows a logo above its client’s name, a placeholder while the file is missing, and clients without one by name', () => {
  const logos = { Grid: { svg: '/scenes/grid.svg' }, Mill: somePictures('')[0], Bank: {}, Utility: undefined }
  render(
    <ClientGroup heading="PSU" clients={Object.entries(logos).map(([name, logo]) => ({ name, logo }))} />,
  )
  const drawn = screen.getAllByRole('listitem').map((item) => {
    const mark = item.querySelector('img, svg')
    return [item.textContent, mark && (mark.getAttribute('alt') ?? mark.tagName)]
  })
  // The name beside it says what it is.
  expect(drawn).toEqual([
    ['Grid', ''],
    ['Mill', ''],
    ['Bank', 'svg'],
    ['Utility', null],
  ])
})
