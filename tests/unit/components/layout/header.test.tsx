import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Header } from '@/components/layout/header'
import { startCommandFallback } from '@/lib/browser/command-fallback'
import { getCompany } from '@/lib/content/company'
import { fleetMenu } from '@/lib/content/fleet'
import { getMessages } from '@/lib/content/pages'
import { settled, stubDialogs } from '../browser'

const messages = getMessages()
const company = getCompany()

beforeEach(async () => {
  stubDialogs()
  startCommandFallback()
  render(<Header company={company} fleet={fleetMenu()} languages={[]} messages={messages} />)
  await settled()
})

it('has, on a wide screen, the links of S2.1 in their order, behind the fleet', () => {
  const main = within(screen.getByRole('navigation', { name: messages.header.label, hidden: true }))
  expect(main.getByRole('button', { name: messages.header.fleet })).toBeInTheDocument()
  expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    ['', 'about/', 'our-services/', 'clients/', 'vendor-application/', 'contact-us/'].map(
      (path) => `/${path}`,
    ),
  )
})

it('has, on a small screen, the fleet, rates and planner, then the pages, that for owners of vehicles and the telephone last', async () => {
  await userEvent.click(screen.getByRole('button', { name: messages.header.openMenu }))
  const menu = within(screen.getByRole('dialog', { name: messages.header.menu }))
  const paths = menu.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href') ?? '')
  const wanted = ['/sedans/', '/our-fleet/', '/rates/', '/trip-plan/', '/', '/about/', '/contact-us/']
  wanted.push('/vendor-application/', `tel:${company.phone.e164}`)
  expect(paths.filter((path) => wanted.includes(path))).toEqual(wanted)
})
