import { fireEvent, render, screen } from '@testing-library/react'
import { AwardsStrip } from '@/components/company/awards-strip'
import { getMessages } from '@/lib/content/pages'
import { stubMotion } from '../motion'
import { makeScroller } from './scroller'

const messages = getMessages().carousel
/** S10.5. */
const ARROW = 400

function open(clientWidth?: number) {
  const { container } = render(
    <AwardsStrip label="Awards" heading={<h2>Awards</h2>} messages={messages}>
      <li>An award</li>
    </AwardsStrip>,
  )
  return { container, strip: makeScroller(screen.getByRole('group', { name: 'Awards' }), { clientWidth }) }
}
const button = (name: string) => screen.getByRole('button', { name })

it('scrolls by 400 px with its arrows', () => {
  stubMotion()
  const { strip } = open()
  fireEvent.click(button(messages.next))
  fireEvent.click(button(messages.previous))
  expect(strip.moves).toEqual([ARROW, -ARROW].map((left) => ({ left, behavior: 'smooth' })))
})

it('scrolls without animation with reduced motion', () => {
  stubMotion(true)
  const { strip } = open()
  fireEvent.click(button(messages.next))
  expect(strip.moves).toEqual([{ left: ARROW, behavior: 'instant' }])
})

it('disables its arrows when everything is visible', () => {
  stubMotion()
  open(4000)
  for (const name of [messages.previous, messages.next])
    expect(button(name)).toHaveAttribute('aria-disabled', 'true')
})

it('is focusable, so that it can be scrolled by keyboard', () => {
  stubMotion()
  open()
  expect(screen.getByRole('group', { name: 'Awards' })).toHaveAttribute('tabindex', '0')
})
