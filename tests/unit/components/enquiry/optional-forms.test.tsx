import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { ServiceBlock } from '@/components/company/service-block'
import { SERVICE_DIALOG_ID, ServiceDialog } from '@/components/enquiry/service-dialog'
import { Newsletter } from '@/components/layout/newsletter'
import { chooseService } from '@/late-start/service-choice'
import { startCommandFallback } from '@/lib/browser/command-fallback'
import { getCompany } from '@/lib/content/company'
import { getMessages, pages } from '@/lib/content/pages'
import { sendEnquiry } from '@/lib/enquiry/send'
import { contactNumbers } from '@/lib/routes/contact-links'
import { emailEnv } from '@/lib/config/env'
import { settled, stubAlert, stubDialogs } from '../browser'

beforeAll(() => {
  startCommandFallback()
  document.addEventListener('click', ({ target }) => chooseService(target))
})

jest.mock('@/lib/enquiry/send', () => ({ sendEnquiry: jest.fn(), prepareToSend: jest.fn() }))

const provider = jest.mocked(sendEnquiry)
const messages = getMessages()
const { services } = pages.services()
let alert: jest.Mock
let user: UserEvent

beforeEach(() => {
  stubDialogs()
  alert = stubAlert()
  user = userEvent.setup({ delay: null })
  provider.mockReset().mockResolvedValue({ status: 'sent', reference: 'K7M3QX' })
})
afterEach(() => jest.restoreAllMocks())

function configure(template: 'service' | 'newsletter') {
  jest.replaceProperty(emailEnv, 'publicKey', 'key')
  jest.replaceProperty(emailEnv, 'serviceId', 'service')
  jest.replaceProperty(emailEnv.templates, template, 'template')
}

const form = () => screen.getByRole<HTMLFormElement>('form', { hidden: true })
const named = (name: string) => form().elements.namedItem(name) as HTMLInputElement

async function submit(label: string) {
  await user.click(within(form()).getByRole('button', { name: label, hidden: true }))
  await settled()
}

describe('the enquiry dialog of the services', () => {
  const typed = { name: 'Asha', contactNumber: '9876543210', email: 'a@b.example', requirements: 'Two cars' }
  const [, second] = services

  const show = () =>
    void render(
      <>
        {services.map((service) => (
          <ServiceBlock
            priority={false}
            key={service.id}
            {...service}
            shown={{ picture: undefined, alt: '' }}
            enquire={{
              label: 'Enquire Now',
              name: `Enquire Now: ${service.title}`,
              dialogId: SERVICE_DIALOG_ID,
            }}
          />
        ))}
        <ServiceDialog
          services={services.map(({ title }) => title)}
          numbers={contactNumbers(getCompany())}
          messages={messages}
        />
      </>,
    )

  const openSecond = () => {
    show()
    return user.click(screen.getByRole('button', { name: `Enquire Now: ${second?.title}` }))
  }
  const fillIn = () => {
    for (const [name, value] of Object.entries(typed)) fireEvent.input(named(name), { target: { value } })
  }

  it('sends nothing and shows no message while no template is configured', async () => {
    await openSecond()
    fillIn()
    await submit('Submit')
    expect(provider).not.toHaveBeenCalled()
    expect(alert).not.toHaveBeenCalled()
    expect(named('name')).toHaveValue(typed.name)
  })

  it('keeps its values when sending failed', async () => {
    configure('service')
    provider.mockResolvedValue({ status: 'failed', reason: 'network', reference: 'K7M3QX' })
    await openSecond()
    fillIn()
    await submit('Submit')
    expect(alert.mock.calls).toEqual([['Something went wrong. Please try again.']])
    expect(named('requirements')).toHaveValue(typed.requirements)
    expect(named('service')).toHaveValue(second?.title)
  })

  it.each([
    ['contactNumber', '987654321', messages.enquiry.invalid.number],
    ['email', 'asha@example', messages.enquiry.invalid.email],
  ])('says what is wrong with %s %j, and sends nothing', async (name, value, reason) => {
    configure('service')
    await openSecond()
    fillIn()
    fireEvent.input(named(name), { target: { value } })
    await submit('Submit')
    expect(within(form()).getByText(reason)).toBeInTheDocument()
    expect(named(name)).toHaveAttribute('aria-invalid', 'true')
    expect(provider).not.toHaveBeenCalled()
  })

  it('focuses its first empty control without a message', async () => {
    configure('service')
    await openSecond()
    await submit('Submit')
    expect(provider).not.toHaveBeenCalled()
    expect(alert).not.toHaveBeenCalled()
    expect(named('name')).toHaveAttribute('aria-invalid', 'true')
  })
})

describe('the newsletter', () => {
  const open = () => void render(<Newsletter messages={messages} />)

  it('is not a form while no template is configured', () => {
    open()
    expect(screen.queryByRole('form')).not.toBeInTheDocument()
  })

  it('keeps the address when sending failed', async () => {
    configure('newsletter')
    provider.mockResolvedValue({ status: 'failed', reason: 'network', reference: 'K7M3QX' })
    open()
    await user.type(named('email'), 'asha@example.com')
    await submit('Subscribe')
    expect(screen.getByRole('status')).toHaveTextContent('Something went wrong. Please try again.')
    expect(named('email')).toHaveValue('asha@example.com')
  })

  it('does not send an empty address', async () => {
    configure('newsletter')
    open()
    await submit('Subscribe')
    expect(provider).not.toHaveBeenCalled()
    expect(named('email')).toHaveFocus()
  })
})
