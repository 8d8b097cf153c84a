import { render, screen } from '@testing-library/react'
import { Portrait } from '@/components/company/portrait'

const picture = {
  src: '/scenes/face.jpg',
  hash: '0a1b2c3d',
  width: 320,
  height: 448,
  widths: [320],
  shade: 'shade-1',
}

it('shows a portrait with its description', () => {
  render(<Portrait variant={0} shown={{ picture, alt: 'A woman at a desk' }} />)
  const image = screen.getByRole('img', { name: 'A woman at a desk' })
  expect(image).toHaveAttribute('src', '/pictures/scenes/face-0a1b2c3d-320.webp')
})

it.each([
  ['none is given', undefined],
  ['its file is missing', { picture: undefined, alt: 'A woman at a desk' }],
])('shows the drawing while %s', (_, shown) => {
  const { container } = render(<Portrait variant={1} shown={shown} />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(container.querySelector('img')?.getAttribute('src')).toMatch(/#niche-1$/)
})
