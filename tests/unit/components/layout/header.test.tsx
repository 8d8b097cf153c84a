import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Header } from '@/components/layout/header'
import { startCommandFallback } from '@/lib/browser/command-fallback'
import { getCompany } from '@/lib/content/company'
import { fleetMenu, listCategories } from '@/lib/content/fleet'
import { getMessages } from '@/lib/content/pages'
import { stubDialogs } from '../browser'

beforeAll(() => startCommandFallback())

const messages = getMessages()
const company = getCompany()

/** S2.1: the header's links. */
const spec = [
  ['Home', '/'],
  ['About', '/about/'],
  ['Our Services', '/our-services/'],
  ['Clients', '/clients/'],
  ['Vendor Application', '/vendor-application/'],
  ['Contact Us', '/contact-us/'],
]

beforeEach(() => {
  stubDialogs()
  render(
    <>
      <Header company={company} fleet={fleetMenu()} languages={[]} messages={messages} />
    </>,
  )
})

const main = () => screen.getByRole('navigation', { name: messages.header.label })
const linksOf = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')])
const openMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: messages.header.openMenu }))
  return screen.getByRole('dialog', { name: messages.header.menu })
}

it('has the links of the specification in its order', () => {
  const order = linksOf(main()).filter(([label]) => spec.some(([wanted]) => wanted === label))
  expect(order).toEqual(spec)
})

describe('on a small screen', () => {
  it('has the fleet, rates and planner, then the same pages, that for owners of vehicles and the telephone last', async () => {
    const paths = linksOf(await openMenu()).map(([, path]) => path ?? '')
    const wanted = ['/sedans/', '/our-fleet/', '/rates/', '/trip-plan/', '/', '/about/', '/contact-us/']
    wanted.push('/vendor-application/', `tel:${company.phone.e164}`)
    expect(paths.filter((path) => wanted.includes(path))).toEqual(wanted)
  })

  it('has the six categories, collapsed, one open at a time', async () => {
    const groups = Array.from((await openMenu()).querySelectorAll('details'))
    expect(groups.map((group) => group.querySelector('summary')?.textContent)).toEqual(
      listCategories().map(({ title }) => title),
    )
    expect(new Set(groups.map((group) => group.getAttribute('name'))).size).toBe(1)
    expect(groups.some(({ open }) => open)).toBe(false)
  })
})
