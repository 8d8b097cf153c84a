import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import HomePage from '@/app/(home)/page'
import { freeToAsk } from '@/components/enquiry/privacy-notice'
import { Carousel } from '@/components/ui/carousel'
import { listCategories, listedIn } from '@/lib/content/fleet'
import { getCompany } from '@/lib/content/company'
import { getMessages, pages } from '@/lib/content/pages'
import { href, routes } from '@/lib/routes/routes'
import { stubMotion, stubView } from '../motion'

jest.mock('@/components/ui/carousel', () => {
  const actual = jest.requireActual<{ Carousel: (props: object) => React.ReactNode }>(
    '@/components/ui/carousel',
  )
  return { ...actual, Carousel: jest.fn(actual.Carousel) }
})

const page = pages.home()
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

it('has the twelve sections in their order, under their ids', () => {
  expect(sections().map(({ id }) => id)).toEqual([
    'trip-search',
    'stats',
    'how-it-works',
    'fleet',
    'why-ride',
    'services',
    'reviews',
    'clients',
    'news',
    'faq',
    'social',
    'reservation',
  ])
})

it('labels each section by its heading', () => {
  for (const { id } of sections()) expect(section(id).getAllByRole('heading')[0]?.id).not.toBe('')
  expect(screen.getAllByRole('region')).toHaveLength(12)
})

it.each([
  ['stats', 2000, true],
  ['how-it-works', 3000, true],
  ['why-ride', 5000, false],
  ['services', 6000, false],
  ['clients', 4000, false],
  ['news', 4000, true],
  ['social', 3000, false],
])('moves %s every %i ms', (id, delay, isSmallOnly) => {
  const label = section(id).getByRole('group').getAttribute('aria-label')
  const given = jest.mocked(Carousel).mock.calls.find(([props]) => props.label === label)?.[0]
  expect([given?.delay, Boolean(given?.smallOnly)]).toEqual([delay, isSmallOnly])
})

it('gives each carousel a unique accessible name', () => {
  const names = jest.mocked(Carousel).mock.calls.map(([{ label }]) => label)
  expect(new Set(names).size).toBe(7)
})

it('shows the figures of the company', () => {
  for (const { figure } of page.stats.figures)
    expect(section('stats').getAllByText(figure).length).toBeGreaterThan(0)
})

it('explains a booking in four steps', () => {
  expect([...slidesOf('how-it-works')].map((step) => step.querySelector('h3')?.textContent)).toEqual(
    page.howItWorks.steps.map(({ heading }) => heading),
  )
  expect(slidesOf('how-it-works')).toHaveLength(4)
})

it('has a fleet tab for each category, labelled as in S3.9', () => {
  const tabs = section('fleet').getAllByRole('tab')
  const names = ['Sedans', 'SUV / MUV', 'Luxury Cars', 'VAN', 'EV Cars', 'Luxury Buses']
  expect(tabs.map((tab) => tab.textContent)).toEqual(names)
})

it.each(listCategories().map(({ tab, slug }) => [tab, slug] as const))(
  'links from the tab %s to each of its vehicles',
  async (tab, slug) => {
    await userEvent.click(section('fleet').getByRole('tab', { name: tab }))
    const panel = within(section('fleet').getByRole('tabpanel', { name: tab }))
    for (const { name, slug: vehicle } of listedIn(slug))
      expect(panel.getByRole('link', { name: new RegExp(`: ${name.replace(/\W/g, '.')}$`) })).toHaveAttribute(
        'href',
        href(`/${vehicle}`),
      )
  },
)

it('links to each category for visitors without scripts, for whom the other panels are empty', () => {
  for (const { tab, slug } of listCategories())
    expect(section('fleet').getByRole('link', { name: tab })).toHaveAttribute('href', href(`/${slug}`))
})

it('links each of five services to the services page', () => {
  const links = section('services').getAllByRole<HTMLAnchorElement>('link')
  expect(links.map(({ pathname }) => pathname)).toEqual(Array(5).fill(href(routes.services)))
})

describe('the clients', () => {
  const slides = () => [...slidesOf('clients')].map((slide) => slide.querySelectorAll('li').length)

  it('are twelve, four per page', () => {
    expect(slides()).toEqual([4, 4, 4])
  })

  it('are all different, and from every group', () => {
    const names = [...slidesOf('clients')].flatMap((slide) =>
      [...slide.querySelectorAll('li')].map((client) => client.textContent),
    )
    expect(new Set(names).size).toBe(12)
    for (const { clients } of pages.clients().groups)
      expect(clients.some(({ name }) => names.includes(name))).toBe(true)
  })

  it('link to the full list', () => {
    expect(section('clients').getByRole('link', { name: getMessages().home.viewMore })).toHaveAttribute(
      'href',
      href(routes.clients),
    )
  })
})

describe('the FAQ', () => {
  const items = () => [...container.querySelectorAll<HTMLDetailsElement>('#faq details')]

  it('has the five questions, all closed, each with its answer', () => {
    expect(items().map((item) => [item.open, item.textContent])).toEqual(
      page.faq.items.map(({ question, answer }) => [false, question + answer]),
    )
    expect(items()).toHaveLength(5)
  })

  it('opens one at a time: all its items share one name', () => {
    expect(new Set(items().map((item) => item.getAttribute('name')))).toEqual(new Set(['faq']))
  })
})

it('says by the telephone number what asking costs', () => {
  expect(section('reservation').getByText(freeToAsk(getMessages().enquiry))).toBeInTheDocument()
})

it('ends with the phone number and the e-mail address for bookings', () => {
  const { phone, emails } = getCompany()
  const link = (name: string) => section('reservation').getByRole('link', { name })
  expect(link(phone.display)).toHaveAttribute('href', `tel:${phone.e164}`)
  expect(link(emails.bookings)).toHaveAttribute('href', `mailto:${emails.bookings}`)
})
