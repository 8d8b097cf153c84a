import { render, screen, within } from '@testing-library/react'
import { ContactBar } from '@/components/layout/contact-bar'
import { getCompany } from '@/lib/content/company'
import { getMessages } from '@/lib/content/pages'

const { phone } = getCompany()
const messages = getMessages()

function bar(enquire: React.ComponentProps<typeof ContactBar>['enquire']) {
  render(<ContactBar phone={phone} enquire={enquire} messages={messages} />)
  return within(screen.getByRole('navigation', { name: messages.bar.label }))
}

it('opens the dialog with the form, without scripts', () => {
  const enquire = bar({ dialogId: 'enquiry' }).getByRole('button', { name: 'Enquire' })
  expect(enquire).toHaveAttribute('command', 'show-modal')
  expect(enquire).toHaveAttribute('commandfor', 'enquiry')
})
