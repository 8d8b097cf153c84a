import { render, within } from '@testing-library/react'
import HomePage from '@/app/(home)/page'
import { Carousel } from '@/components/ui/carousel'
import { listCategories } from '@/lib/content/fleet'
import { getCompany } from '@/lib/content/company'
import { getMessages, pages } from '@/lib/content/pages'
import { href } from '@/lib/routes/routes'
import { stubMotion, stubView } from '../motion'

jest.mock('@/components/ui/carousel', () => {
  const actual = jest.requireActual<{ Carousel: (props: object) => React.ReactNode }>(
    '@/components/ui/carousel',
  )
  return { ...actual, Carousel: jest.fn(actual.Carousel) }
})

let container: HTMLElement
beforeEach(() => {
  jest.mocked(Carousel).mockClear()
  stubView()
  stubMotion()
  ;({ container } = render(<HomePage />))
})

const sections = () => [...container.querySelectorAll<HTMLElement>('section[id]')]
const section = (id: string) => {
  const found = sections().find((candidate) => candidate.id === id)
  if (!found) throw new Error(`There is no section ${id}`)
  return within(found)
}
const slidesOf = (id: string) => section(id).getByRole('group').querySelector('ul')?.children ?? []

it('moves its carousels in their order, each at its own pace, some on small screens alone', () => {
  const paces = {
    stats: [2000, true],
    steps: [3000, true],
    whyRide: [5000, false],
    services: [6000, false],
    clients: [4000, false],
    news: [4000, true],
    social: [3000, false],
  }
  const given = jest.mocked(Carousel).mock.calls.map(([{ delay, smallOnly }]) => [delay, Boolean(smallOnly)])
  expect(given).toEqual(Object.values(paces))
})

it('links to each category for visitors without scripts, for whom the other panels are empty', () => {
  for (const { tab, slug } of listCategories())
    expect(section('fleet').getByRole('link', { name: tab })).toHaveAttribute('href', href(`/${slug}`))
})

it('shows twelve different clients, from every group', () => {
  const names = [...slidesOf('clients')].flatMap((slide) =>
    [...slide.querySelectorAll('li')].map((client) => client.textContent),
  )
  expect(new Set(names).size).toBe(12)
  for (const { clients } of pages.clients().groups)
    expect(clients.some(({ name }) => names.includes(name))).toBe(true)
})

it('links each service to the services, and its clients to all of them', () => {
  for (const link of section('services').getAllByRole('link'))
    expect(link.getAttribute('href')).toMatch(/^\/our-services\/(#.*)?$/)
  expect(section('clients').getByRole('link', { name: getMessages().home.viewMore })).toHaveAttribute(
    'href',
    '/clients/',
  )
})

it('has questions of one group, of which a browser opens one at a time', () => {
  const groups = [...container.querySelectorAll('#faq details')].map((each) => each.getAttribute('name'))
  expect(groups).toEqual(pages.home().faq.items.map(() => 'faq'))
})

it('ends with the phone number and the e-mail address for bookings', () => {
  const { phone, emails } = getCompany()
  const link = (name: string) => section('reservation').getByRole('link', { name })
  expect(link(phone.display)).toHaveAttribute('href', `tel:${phone.e164}`)
  expect(link(emails.bookings)).toHaveAttribute('href', `mailto:${emails.bookings}`)
})
