import { interpolate } from '@/lib/format/interpolate'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { ContactForm } from '@/components/enquiry/contact-form'
import { VendorForm } from '@/components/enquiry/vendor-form'
import { getCompany } from '@/lib/content/company'
import { getMessages } from '@/lib/content/pages'
import { HONEYPOT } from '@/lib/enquiry/honeypot'
import { type Result, beginEnquiry } from '@/lib/enquiry/send'
import { contactNumbers } from '@/lib/routes/contact-links'
import { begun, configureProvider } from '../../enquiry/fakes'
import { chatText, sentWith, settled, stubAlert } from '../browser'

jest.mock('@/lib/enquiry/send', () => ({ beginEnquiry: jest.fn(), prepareToSend: jest.fn() }))

const provider = jest.mocked(beginEnquiry)
const messages = getMessages()
const numbers = contactNumbers(getCompany())
const WENT_WRONG = 'Something went wrong. Please try again.'

const contact = {
  name: 'Asha Rao',
  contactNumber: '9876543210',
  email: 'asha@example.com',
  companyName: 'Sample Mills',
  requirements: 'Four cars a day',
}
const vendor = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  address: 'Sample street 2, Delhi',
  contactNo: '9876543210',
  vehicle: 'Innova Crysta 2024, 7 seats',
  location: 'Rohini',
}

const cases = [
  {
    kind: 'contact',
    Form: ContactForm,
    typed: contact as Record<string, string>,
    sent: 'Enquiry sent successfully!',
    incomplete: 'Please fill out all fields before submitting.',
  },
  {
    kind: 'vendor',
    Form: VendorForm,
    typed: vendor as Record<string, string>,
    sent: 'Application submitted successfully!',
    incomplete: 'Please fill out all required fields.',
  },
] as const

let alert: jest.Mock
let user: UserEvent
beforeEach(() => {
  configureProvider()
  alert = stubAlert()
  user = userEvent.setup({ delay: null })
  provider.mockReset().mockReturnValue(begun({ status: 'sent', reference: 'K7M3QX' }))
})

afterEach(() => jest.restoreAllMocks())

const form = () => screen.getByRole<HTMLFormElement>('form')
const named = (name: string) => form().elements.namedItem(name) as HTMLInputElement
const submitButton = () => form().querySelector<HTMLButtonElement>('[type=submit]') as HTMLButtonElement
const status = () => screen.getByRole('status')

function fillIn(values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) fireEvent.input(named(name), { target: { value } })
}

async function submit() {
  await user.click(submitButton())
  await settled()
}

describe.each(cases)('the $kind form', ({ Form, typed, sent, incomplete }) => {
  beforeEach(() => void render(<Form numbers={numbers} messages={messages} />))

  it('offers the same message by chat and e-mail before it is sent, and after success its cancellation', async () => {
    const links = [messages.common.whatsApp, messages.common.email].map((name) =>
      screen.getByRole('link', { name }),
    )
    const carried = () => links.map((link) => decodeURIComponent(link.getAttribute('href') ?? ''))
    fillIn(typed)
    for (const text of carried()) for (const value of Object.values(typed)) expect(text).toContain(value)
    await submit()
    for (const text of carried()) expect(text).not.toContain(typed.name)
    const cancel = screen.getByRole('link', { name: 'Cancel by WhatsApp: K7M3QX' })
    fireEvent.click(cancel)
    expect(chatText(cancel)).toContain(
      interpolate(messages.enquiry.yours.cancelText, { reference: 'K7M3QX' }),
    )
  })

  // unit/enquiry/forms has every control of every form.
  it('is not sent without a value, and reports it', async () => {
    const name = Object.keys(typed).at(-1)!
    fillIn({ ...typed, [name]: '   ' })
    await submit()
    expect(provider).not.toHaveBeenCalled()
    expect(alert.mock.calls).toEqual([[incomplete]])
    expect(status()).toHaveTextContent(incomplete)
    expect(named(name)).toHaveFocus()
    expect(named(name)).toHaveAttribute('aria-invalid', 'true')
  })

  it('keeps what is changed while it is being sent', async () => {
    let answer: (outcome: Result) => void = () => undefined
    provider.mockReturnValue(begun(new Promise((resolve) => (answer = resolve))))
    fillIn(typed)
    await submit()
    fillIn({ name: 'Asha Rao Verma' })
    answer({ status: 'sent', reference: 'K7M3QX' })
    await settled()
    expect(alert.mock.calls).toEqual([[sent]])
    expect(named('name')).toHaveValue('Asha Rao Verma')
    await submit()
    expect(named('name')).toHaveValue('')
  })

  it('the ninth in ten minutes alerts the specified text, and has the reason in the status', async () => {
    provider.mockReturnValue(begun({ status: 'failed', reason: 'too-many', reference: 'K7M3QX' }))
    fillIn(typed)
    await submit()
    expect(status()).toHaveTextContent(`${WENT_WRONG} That was 8 enquiries in ten minutes`)
    expect(alert.mock.calls).toEqual([[WENT_WRONG]])
    expect(screen.getByRole('link', { name: messages.common.phone })).toBeInTheDocument()
    expect(named('name')).toHaveValue(typed.name)
  })

  it('with its honeypot filled in is sent, marked for the office', async () => {
    fillIn(typed)
    form().querySelector<HTMLInputElement>(`[${HONEYPOT}]`)!.value = 'https://spam.example'
    await submit()
    expect(provider.mock.calls[0]?.[2]).toMatchObject({ isSuspect: true })
  })

  it('a duplicate alerts the specified text, and is reported as already received in the status', async () => {
    provider.mockReturnValue(begun({ status: 'sent', isRepeated: true, reference: 'K7M3QX' }))
    fillIn(typed)
    await submit()
    expect(status()).toHaveTextContent(`${sent} ${messages.enquiry.alreadySent}`)
    expect(alert.mock.calls).toEqual([[sent]])
  })
})

describe('the vendor form', () => {
  beforeEach(() => void render(<VendorForm numbers={numbers} messages={messages} />))

  it('marks only Name and Contact No. with an asterisk', () => {
    const marked = [...form().querySelectorAll('label')].map((label) => label.textContent ?? '')
    expect(marked.filter((text) => text.includes('*'))).toEqual(['Name *', 'Contact No. *'])
  })

  it('sends a ticked interest as Yes', async () => {
    fillIn(vendor)
    await user.click(screen.getByRole('checkbox', { name: messages.vendor.fields.interestExisting }))
    await submit()
    expect(sentWith(provider)[0]?.[1]).toMatchObject({ interestExisting: 'Yes', interestNew: 'No' })
  })
})
