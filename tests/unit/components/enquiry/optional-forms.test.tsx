import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ServiceDialog } from '@/components/enquiry/service-dialog'
import { Newsletter } from '@/components/layout/newsletter'
import { getCompany } from '@/lib/content/company'
import { getMessages } from '@/lib/content/pages'
import { beginEnquiry } from '@/lib/enquiry/send'
import { contactNumbers } from '@/lib/routes/contact-links'
import { emailEnv } from '@/lib/config/env'
import { settled, stubAlert } from '../browser'

jest.mock('@/lib/enquiry/send', () => ({ beginEnquiry: jest.fn(), prepareToSend: jest.fn() }))

const provider = jest.mocked(beginEnquiry)
const messages = getMessages()

afterEach(() => jest.restoreAllMocks())

const form = () => screen.getByRole<HTMLFormElement>('form', { hidden: true })
const named = (name: string) => form().elements.namedItem(name) as HTMLInputElement

async function submit(label: string) {
  await userEvent.click(screen.getByRole('button', { name: label, hidden: true }))
  await settled()
}

it('the enquiry dialog of the services sends nothing and shows no message while no template is configured', async () => {
  const alert = stubAlert()
  render(<ServiceDialog services={['Weddings']} numbers={contactNumbers(getCompany())} messages={messages} />)
  const typed = { name: 'Asha', contactNumber: '9876543210', email: 'a@b.example', requirements: 'Two cars' }
  for (const [name, value] of Object.entries(typed)) fireEvent.input(named(name), { target: { value } })
  await submit('Submit')
  expect(provider).not.toHaveBeenCalled()
  expect(alert).not.toHaveBeenCalled()
  expect(named('name')).toHaveValue(typed.name)
})

describe('the newsletter', () => {
  it('is not a form while no template is configured', () => {
    render(<Newsletter messages={messages} />)
    expect(screen.queryByRole('form')).not.toBeInTheDocument()
  })

  describe('with a template', () => {
    beforeEach(() => {
      jest.replaceProperty(emailEnv, 'publicKey', 'key')
      jest.replaceProperty(emailEnv, 'serviceId', 'service')
      jest.replaceProperty(emailEnv.templates, 'newsletter', 'template')
    })

    it('does not send an empty address', async () => {
      render(<Newsletter messages={messages} />)
      await submit('Subscribe')
      expect(provider).not.toHaveBeenCalled()
      expect(named('email')).toHaveFocus()
    })

    it('keeps what is typed until it is opened again', () => {
      const { unmount } = render(<Newsletter messages={messages} />)
      fireEvent.input(named('email'), { target: { value: 'asha@example.com' } })
      unmount()
      render(<Newsletter messages={messages} />)
      expect(named('email')).toHaveValue('asha@example.com')
    })
  })
})
