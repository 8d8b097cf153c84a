import { render, screen, within } from '@testing-library/react'
import { Footer } from '@/components/layout/footer'
import { getCompany } from '@/lib/content/company'
import { fleetMenu } from '@/lib/content/fleet'
import { getMessages } from '@/lib/content/pages'

const messages = getMessages()
const company = getCompany()

beforeEach(() => {
  render(<Footer company={company} fleet={fleetMenu()} services={[]} messages={messages} year={2031} />)
})

it('links to every social page in a new tab, with accessible names', () => {
  const socials = within(screen.getByRole('list', { name: messages.footer.social })).getAllByRole('link')
  expect(socials).toHaveLength(company.socials.length)
  for (const [index, link] of socials.entries()) {
    const { label, url } = company.socials[index]!
    expect(link).toHaveAccessibleName(label)
    expect(link).toHaveAttribute('href', url)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
  }
})

it('links to the pages of S2.3', () => {
  const paths = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(paths).toEqual(expect.arrayContaining(['/gallery/', '/blogs/', '/terms-condition/', '/privacy/']))
})

it('shows the founding year and the copyright of this year', () => {
  const footer = screen.getByRole('contentinfo')
  expect(footer).toHaveTextContent('1969')
  expect(footer).toHaveTextContent('2031')
  expect(footer).toHaveTextContent(company.name)
})
