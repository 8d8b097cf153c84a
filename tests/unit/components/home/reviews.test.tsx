import { render, screen } from '@testing-library/react'
import { Reviews } from '@/components/home/reviews'
import { pages } from '@/lib/content/pages'
import { stubView } from '../motion'

const page = pages.home().reviews
const pageUrl = 'https://reviews.example/all'
const script = 'https://reviews.example/widget.js?id=1'
const configured = { pageUrl, script, widgetId: 'reviews-widget' }

let view: ReturnType<typeof stubView>
beforeEach(() => {
  view = stubView()
  // jsdom has no `CSS.escape`; the addresses here need no escaping.
  Object.defineProperty(globalThis, 'CSS', { configurable: true, value: { escape: (text: string) => text } })
})
afterEach(() => document.head.replaceChildren())

const open = (reviews: React.ComponentProps<typeof Reviews>['reviews']) =>
  render(<Reviews {...page} reviews={reviews} />)
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src)

it.each([{}, { script }, { widgetId: 'reviews-widget' }])(
  'without configuration link to the reviews page: %j',
  async (part) => {
    open({ pageUrl, ...part })
    await view.enter()
    expect(screen.getByRole('link', { name: page.linkText })).toHaveAttribute('href', pageUrl)
    expect(scripts()).toEqual([])
  },
)

it('with a provider fetch the script once only', async () => {
  const { unmount } = open(configured)
  await view.near()
  await view.leaveFar()
  await view.near()
  unmount()
  open(configured)
  await view.near()
  expect(scripts()).toEqual([script])
})
