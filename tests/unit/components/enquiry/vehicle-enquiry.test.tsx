import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { VehicleEnquiry } from '@/components/enquiry/vehicle-enquiry'
import { getCompany } from '@/lib/content/company'
import { getMessages } from '@/lib/content/pages'
import { prepareToSend, beginEnquiry } from '@/lib/enquiry/send'
import { contactNumbers } from '@/lib/routes/contact-links'
import { begun, localTrip, noonInDelhi } from '../../enquiry/fakes'
import { chatText, control, freezeDate, pick, sentWith, setAddress, settled, stubAlert } from '../browser'

jest.mock('@/lib/enquiry/send', () => ({ beginEnquiry: jest.fn(), prepareToSend: jest.fn() }))

const SENT = 'Enquiry sent! We’ll contact you shortly.'
const FAILED = 'Could not send right now. Please try again.'
const VEHICLE = 'Innova Crysta'

const provider = jest.mocked(beginEnquiry)
const messages = getMessages()
const { trip: labels } = messages
const labelled = {
  chat: messages.common.whatsApp,
  phone: messages.common.phone,
  email: messages.common.email,
}
let alert: jest.Mock
let user: UserEvent

beforeEach(() => {
  freezeDate(noonInDelhi)
  alert = stubAlert()
  user = userEvent.setup({ delay: null })
  provider.mockReset().mockReturnValue(begun({ status: 'sent', reference: 'K7M3QX' }))
  jest.mocked(prepareToSend).mockClear()
  setAddress('/innova-crysta/?name=Asha')
  render(
    <VehicleEnquiry
      vehicle={VEHICLE}
      numbers={contactNumbers(getCompany())}
      labels={labelled}
      messages={messages}
    />,
  )
})
afterEach(() => jest.useRealTimers())

const status = () => screen.getByRole('status')
const chat = () => screen.getByRole('link', { name: labelled.chat })

function fillLocal() {
  pick(labels.location, localTrip.location)
  pick(labels.dateTime, `${localTrip.date}T${localTrip.time}`)
  pick(labels.name, localTrip.name)
  pick(labels.contact, localTrip.contact)
}

async function submit() {
  await user.click(screen.getByRole('button', { name: /^Send/ }))
  await settled()
}

it('loads the sending code on first interaction with a control', async () => {
  expect(prepareToSend).not.toHaveBeenCalled()
  await user.click(control(labels.name))
  await waitFor(() => expect(prepareToSend).toHaveBeenCalled())
})

it('takes along what was typed by chat and e-mail without sending, in the help for numbers from abroad too', () => {
  fillLocal()
  expect(chatText(chat())).toContain(VEHICLE)
  expect(chatText(chat())).toContain(localTrip.location)
  for (const name of [labelled.email, messages.number.email])
    expect(decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '')).toContain(
      localTrip.location,
    )
})

it('puts the vehicle, the trip and the reference of an enquiry that could not be sent into the chat', async () => {
  provider.mockReturnValue(begun({ status: 'failed', reason: 'network', reference: 'K7M3QX' }))
  fillLocal()
  await submit()
  expect(status()).toHaveTextContent(FAILED)
  const { location, time, name, contact } = localTrip
  fireEvent.click(chat())
  for (const part of [VEHICLE, location, time, name, contact, 'K7M3QX'])
    expect(chatText(chat())).toContain(part)
})

it.each([
  ['no location', labels.location, '', 'location'],
  ['no date and time', labels.dateTime, '', 'dateTime'],
  ['a day that is past', labels.dateTime, '2026-11-20T10:00', 'datePast'],
  ['nine digits', labels.contact, '987654321', 'contactShort'],
] as const)(
  'a local trip with %s is not sent, says why, and keeps its values',
  async (_, label, value, needed) => {
    fillLocal()
    pick(label, value)
    await submit()
    expect(provider).not.toHaveBeenCalled()
    expect(alert).not.toHaveBeenCalled()
    expect(status()).toHaveTextContent(labels.needed[needed])
    expect(control(label)).toHaveValue(value)
    expect(control(label)).toHaveFocus()
    expect(control(label)).toHaveAttribute('aria-invalid', 'true')
  },
)

it('a sent form folds to a line below its outcome, whose region stays the same', async () => {
  const region = status()
  fillLocal()
  await submit()
  const another = screen.getByText(labels.another)
  expect(another.closest('details')).not.toHaveAttribute('open')
  expect(status()).toBe(region)
  expect(region).toHaveTextContent(SENT)
  expect(region).toHaveFocus()
  expect(region.compareDocumentPosition(another)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByText('Your reference: K7M3QX')).toBeInTheDocument()
})

it('an empty form marks its first control only, until it is typed into', async () => {
  await submit()
  expect(control(labels.location)).toHaveFocus()
  expect(control(labels.name)).not.toHaveAttribute('aria-invalid')
  await user.type(control(labels.location), 'R')
  expect(control(labels.location)).not.toHaveAttribute('aria-invalid')
})

it('the hint is updated on input, until only the submit button is named', async () => {
  fillLocal()
  pick(labels.name, '')
  pick(labels.contact, '98765')
  await submit()
  expect(status()).toHaveTextContent(labels.needed.name)
  await user.type(control(labels.name), 'Asha')
  await user.tab()
  await settled()
  expect(status()).toHaveTextContent(labels.needed.contactShort)
  expect(control(labels.contact)).toBeInvalid()
  await user.type(control(labels.contact), '43210')
  await user.tab()
  await settled()
  expect(status()).toHaveTextContent(`Press ${messages.enquiry.send}`)
  await submit()
  expect(status()).toHaveTextContent(SENT)
})

it('the name is not filtered during IME composition, and filtered after it', () => {
  fireEvent.input(control(labels.name), { target: { value: 'k1' }, isComposing: true })
  expect(control(labels.name)).toHaveValue('k1')
  fireEvent.compositionEnd(control(labels.name))
  expect(control(labels.name)).toHaveValue('k')
})

describe('the pickup', () => {
  it('is half an hour from now at least', () => {
    expect(control(labels.dateTime)).toHaveAttribute('min', '2026-11-21T12:30')
  })

  it('is bumped up by the submit itself', async () => {
    fillLocal()
    pick(labels.dateTime, '2026-11-21T12:29')
    await submit()
    expect(sentWith(provider)[0]?.[1]).toMatchObject({ trip_datetime: '2026-11-21 12:30' })
  })
})
