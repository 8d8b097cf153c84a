import { render } from '@testing-library/react'
import { Mark } from '@/components/ui/mark'
import { pages } from '@/lib/content/pages'

const drawn = (name: string) => render(<Mark name={name} className="size-9" />).container.firstElementChild

it.each([
  ...new Set(pages.clients().groups.flatMap(({ clients }) => clients.flatMap(({ mark }) => mark ?? []))),
])('draws the mark %s', (name) => {
  expect(drawn(name)?.tagName).toBe('svg')
})

it.each(['unheard-of', 'constructor', ''])('falls back to a placeholder ring for "%s"', (name) => {
  expect(drawn(name)?.tagName).toBe('SPAN')
  expect(drawn(name)).toHaveClass('rounded-full', 'size-9')
})

it.each(['bolt', 'unheard-of'])('is hidden from screen readers beside its name: %s', (name) => {
  expect(drawn(name)).toHaveAttribute('aria-hidden', 'true')
})
