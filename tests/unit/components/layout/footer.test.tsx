import { render, screen, within } from '@testing-library/react'
import { Footer } from '@/components/layout/footer'
import { getCompany } from '@/lib/content/company'
import { fleetMenu, listCategories } from '@/lib/content/fleet'
import { getMessages } from '@/lib/content/pages'

const allMessages = getMessages()
const messages = allMessages.footer
const company = getCompany()
const services = [{ label: 'A service', path: '/our-services/one' }]

beforeEach(() => {
  render(
    <Footer company={company} fleet={fleetMenu()} services={services} messages={allMessages} year={2031} />,
  )
})

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

it.each(['/gallery/', '/blogs/', '/terms-condition/', '/privacy/'])('links to %s', (path) => {
  expect(links()).toContain(path)
})

it('links to the six categories', () => {
  const fleet = within(screen.getByRole('navigation', { name: messages.fleet })).getAllByRole('link')
  expect(fleet.map((link) => link.textContent)).toEqual(listCategories().map(({ title }) => title))
})

it('links to the services', () => {
  const list = within(screen.getByRole('navigation', { name: messages.services }))
  expect(list.getByRole('link', { name: 'A service' })).toHaveAttribute('href', '/our-services/one/')
})

it('has the telephone number, the bookings address and the branch office', () => {
  expect(links()).toEqual(
    expect.arrayContaining([`tel:${company.phone.e164}`, `mailto:${company.emails.bookings}`]),
  )
  expect(screen.getByRole('contentinfo')).toHaveTextContent(company.branchOffice.locality)
})

it('links to every social page in a new tab, with accessible names', () => {
  const socials = within(screen.getByRole('list', { name: messages.social })).getAllByRole('link')
  expect(socials).toHaveLength(company.socials.length)
  for (const [index, link] of socials.entries()) {
    const { label, url } = company.socials[index]!
    expect(link).toHaveAccessibleName(label)
    expect(link).toHaveAttribute('href', url)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
  }
})

it('shows the founding year and the copyright of this year', () => {
  const footer = screen.getByRole('contentinfo')
  expect(footer).toHaveTextContent('1969')
  expect(footer).toHaveTextContent('2031')
  expect(footer).toHaveTextContent(company.name)
})

it('has an e-mail box and a Subscribe button', () => {
  const group = screen.getByRole('group', { name: messages.newsletter })
  expect(within(group).getByRole('textbox', { name: messages.newsletterEmail })).toHaveAttribute(
    'type',
    'email',
  )
  expect(within(group).getByRole('button', { name: 'Subscribe' })).toBeInTheDocument()
})
