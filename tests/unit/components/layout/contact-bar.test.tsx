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

it('links to the telephone, with the number as accessible name', () => {
  const call = bar({ href: '#form' }).getByRole('link', { name: `Call ${phone.display}` })
  expect(call).toHaveAttribute('href', `tel:${phone.e164}`)
  expect(call).toHaveTextContent('Call')
})

it('links to a form', () => {
  expect(bar({ href: '#form' }).getByRole('link', { name: 'Enquire' })).toHaveAttribute('href', '#form')
})

it('opens the dialog with the form, without scripts', () => {
  const enquire = bar({ dialogId: 'enquiry' }).getByRole('button', { name: 'Enquire' })
  expect(enquire).toHaveAttribute('command', 'show-modal')
  expect(enquire).toHaveAttribute('commandfor', 'enquiry')
})
