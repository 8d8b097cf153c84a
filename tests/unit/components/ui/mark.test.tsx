import { render } from '@testing-library/react'
import { Mark } from '@/components/ui/mark'
import { pages } from '@/lib/content/pages'

const drawn = (name: string) => render(<Mark name={name} className="size-9" />).container.firstElementChild

it.each([
  ...new Set(pages.clients().groups.flatMap(({ clients }) => clients.flatMap(({ mark }) => mark ?? []))),
])('shows the mark %s by its name in the sprite', (name) => {
  expect(drawn(name)).toHaveAttribute('src', expect.stringMatching(new RegExp(`#${name}$`)))
  expect(drawn(name)).toHaveClass('size-9')
})

it.each(['unheard-of', 'constructor', ''])('falls back to a placeholder ring for "%s"', (name) => {
  expect(drawn(name)?.tagName).toBe('SPAN')
  expect(drawn(name)).toHaveClass('rounded-full', 'size-9')
  expect(drawn(name)).toHaveAttribute('aria-hidden', 'true')
})

it('is hidden from screen readers beside its name', () => {
  expect(drawn('bolt')).toHaveAttribute('alt', '')
})
