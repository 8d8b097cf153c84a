import { render, screen } from '@testing-library/react'
import { Picture } from '@/components/ui/picture'
import { ArtDirectedPicture } from '@/components/ui/art-directed-picture'
import { somePicture } from '@/tests/fixtures/some-picture'

const picture = somePicture('/ourFleet/van/urbania/1.jpg', { hash: '0a1b2c3d', widths: [480, 960, 1600] })
const madeAs = (extension: string, ...widths: number[]) =>
  widths
    .map((width) => `/pictures/ourFleet/van/urbania/1-0a1b2c3d-${width}.${extension} ${width}w`)
    .join(', ')

const common = { picture, alt: 'A van', sizes: '50vw' }
const open = (props: Partial<React.ComponentProps<typeof Picture>> = {}) =>
  render(<Picture {...common} {...props} />).container
const openUpright = (props: Partial<React.ComponentProps<typeof ArtDirectedPicture>>) =>
  render(<ArtDirectedPicture {...common} {...props} />).container
const sources = (container: HTMLElement) =>
  Object.fromEntries(Array.from(container.querySelectorAll('source'), ({ type, srcset }) => [type, srcset]))

it.each([
  ['every width', [480, 960, 1600], undefined, [480, 960, 1600], 960],
  ['none larger than maxWidth', [480, 960, 1600], 480, [480], 960],
  ['the smallest where all are wider', [1280, 1600], undefined, [1280, 1600], 1280],
])(
  'offers %s as AVIF, and falls back to its one WebP, of up to 960 pixels',
  (_, widths, maxWidth, offered, fallback) => {
    expect(sources(open({ picture: { ...picture, widths }, maxWidth }))).toEqual({
      'image/avif': madeAs('avif', ...offered),
    })
    expect(screen.getByRole('img').getAttribute('src')).toBe(madeAs('webp', fallback).split(' ')[0])
  },
)

it('shows its portrait variant on narrow screens, at their full width', () => {
  const portrait = { ...picture, src: '/scenes/upright.jpg', widths: [320, 640] }
  const container = openUpright({ portrait })
  const chosen = Array.from(container.querySelectorAll('source'), ({ media, type, sizes }) => [
    media,
    type,
    sizes,
  ])
  expect(chosen).toEqual([
    ['not all and (min-width: 480px)', 'image/avif', '100vw'],
    ['not all and (min-width: 480px)', '', ''],
    ['', 'image/avif', '50vw'],
  ])
  expect(
    Array.from(container.querySelectorAll('source[media]'), (source) => source.getAttribute('srcset')),
  ).toEqual([
    '/pictures/scenes/upright-0a1b2c3d-320.avif 320w, /pictures/scenes/upright-0a1b2c3d-640.avif 640w',
    '/pictures/scenes/upright-0a1b2c3d-640.webp',
  ])
})

it('has a high fetch priority with `priority`', () => {
  open({ priority: true })
  expect(screen.getByRole('img')).not.toHaveAttribute('loading')
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
})

it('preloads each variant for the screens that show it', () => {
  const [wide, portrait] = ['/scenes/wide.jpg', '/scenes/upright.jpg'].map((src) => ({ ...picture, src }))
  openUpright({ priority: true, picture: wide, portrait })
  const links = document.head.querySelectorAll('link[rel="preload"][as="image"][media]')
  expect(Array.from(links, (link) => [link.getAttribute('media'), link.getAttribute('imagesizes')])).toEqual([
    ['not all and (min-width: 480px)', '100vw'],
    ['(min-width: 480px)', '50vw'],
  ])
})

it('shows a placeholder with the alternative text while the master is missing', () => {
  const container = open({ picture: undefined })
  expect(screen.getByRole('img', { name: 'A van' })).toBeInTheDocument()
  expect(container.querySelector('img')).toBeNull()
})

it('shows a placeholder that is hidden from screen readers when the alternative text is empty', () => {
  open({ picture: undefined, alt: '' })
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

it('is cropped around its focus by a class, and without one has no class for it', () => {
  open({ picture: { ...picture, focus: 'bottom-right' } })
  expect(screen.getByRole('img')).toHaveClass('focus-bottom-right')
  open({ alt: 'Another van' })
  expect(screen.getByRole('img', { name: 'Another van' }).className).toBe('w-full shade-7')
})
