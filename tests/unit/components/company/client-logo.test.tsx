import { render } from '@testing-library/react'
import { ClientLogo } from '@/components/company/client-logo'
import type { PictureData } from '@/lib/images/pictures'

const picture: PictureData = {
  src: '/scenes/grid.png',
  hash: '0a1b2c3d',
  width: 320,
  height: 120,
  widths: [320],
  shade: '',
}
const draw = (logo?: { svg?: string; picture?: PictureData }) =>
  render(<ClientLogo name="Grid" logo={logo} />).container

it('draws nothing for a client without a logo', () => {
  expect(draw()).toBeEmptyDOMElement()
})

it('draws the placeholder while the file is missing', () => {
  const container = draw({})
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('svg')).toHaveClass('bg-sunken')
})

it.each([{ svg: '/scenes/grid.svg' }, { picture }])(
  'is hidden from screen readers beside the name: %j',
  (logo) => {
    expect(draw(logo).querySelector('img')).toHaveAttribute('alt', '')
  },
)
