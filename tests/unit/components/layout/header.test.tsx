import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Header } from '@/components/layout/header'
import { startCommandFallback } from '@/lib/browser/command-fallback'
import { getCompany } from '@/lib/content/company'
import { fleetMenu } from '@/lib/content/fleet'
import { getMessages } from '@/lib/content/pages'
import { stubDialogs } from '../browser'

// everyone.spec has the links of a wide screen, as S2.1 orders them.
it('has, on a small screen, the fleet, rates and planner, then the pages, that for owners of vehicles and the telephone last', async () => {
  stubDialogs()
  startCommandFallback()
  const messages = getMessages()
  const company = getCompany()
  render(<Header company={company} fleet={fleetMenu()} languages={[]} messages={messages} />)
  await userEvent.click(screen.getByRole('button', { name: messages.header.openMenu }))
  const menu = within(screen.getByRole('dialog', { name: messages.header.menu }))
  const paths = menu.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href') ?? '')
  const wanted = ['/sedans/', '/our-fleet/', '/rates/', '/trip-plan/', '/', '/about/', '/contact-us/']
  wanted.push('/vendor-application/', `tel:${company.phone.e164}`)
  expect(paths.filter((path) => wanted.includes(path))).toEqual(wanted)
})
