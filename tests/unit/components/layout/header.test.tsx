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
      <Header company={company} fleet={fleetMenu()} messages={messages} />
    </>,
  )
})

const main = () => screen.getByRole('navigation', { name: messages.header.label })
const fleetButton = () => within(main()).getByRole('button', { name: messages.header.fleet })
/** The menu that the button opens. While closed it has no accessible name. */
const menu = () => document.getElementById(fleetButton().getAttribute('popovertarget') ?? '')!
const linksOf = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')])
const openMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: messages.header.openMenu }))
  return screen.getByRole('dialog', { name: messages.header.menu })
}

describe('on a wide screen', () => {
  it('has the role banner', () => {
    expect(screen.getByRole('banner')).toBeInTheDocument()
  })

  it('has the links of the specification in its order', () => {
    const order = linksOf(main()).filter(([label]) => spec.some(([wanted]) => wanted === label))
    expect(order).toEqual(spec)
  })

  it('has a phone link', () => {
    const call = within(screen.getByRole('banner')).getAllByRole('link', {
      name: `Call ${company.phone.display}`,
    })
    expect(call.map((link) => link.getAttribute('href'))).toEqual([`tel:${company.phone.e164}`])
  })

  it('links home by the company’s name', () => {
    const link = screen.getByRole('link', { name: new RegExp(company.shortName) })
    expect(link).toHaveAttribute('href', '/')
  })

  it('opens the fleet dropdown, a popover, from its button', () => {
    expect(menu()).toHaveAttribute('popover', 'auto')
  })

  it('the dropdown links to the whole fleet and to the comparison', () => {
    expect(linksOf(menu()).map(([, path]) => path)).toEqual(
      expect.arrayContaining(['/our-fleet/', '/car-details/']),
    )
  })

  it('the dropdown links to the six categories and to vehicles', () => {
    const paths = linksOf(menu()).map(([, path]) => path)
    expect(paths).toEqual(
      expect.arrayContaining([
        '/sedans/',
        '/suv-muvs/',
        '/luxury-cars-4-7-seater/',
        '/van/',
        '/ev-cars/',
        '/luxury-buses/',
        '/swift-dzire/',
        '/urbania-modified/',
      ]),
    )
  })
})

describe('on a small screen', () => {
  it('keeps the menu closed at first', () => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('opens the menu as a modal dialog, which prevents the page from scrolling', async () => {
    await openMenu()
    expect(HTMLDialogElement.prototype.showModal).toHaveBeenCalledTimes(1)
  })

  it('the menu has the fleet, rates and planner, then the same pages, that for owners of vehicles last', async () => {
    const paths = linksOf(await openMenu()).map(([, path]) => path ?? '')
    const wanted = [
      '/sedans/',
      '/our-fleet/',
      '/rates/',
      '/trip-plan/',
      '/',
      '/about/',
      '/contact-us/',
      '/vendor-application/',
    ]
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

  it('a category links to its page and its vehicles', async () => {
    const menu = await openMenu()
    await userEvent.click(within(menu).getByText(listCategories()[3]!.title, { selector: 'summary' }))
    const paths = linksOf(menu).map(([, path]) => path)
    expect(paths).toEqual(expect.arrayContaining(['/van/', '/tempo-travellers-2x1/']))
  })

  it('has a phone link', async () => {
    const [, path] = linksOf(await openMenu()).at(-1) ?? []
    expect(path).toBe(`tel:${company.phone.e164}`)
  })

  it('closes with its Close button', async () => {
    await openMenu()
    await userEvent.click(screen.getByRole('button', { name: messages.common.close }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
