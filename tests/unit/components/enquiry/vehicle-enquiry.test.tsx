import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { VehicleEnquiry } from '@/components/enquiry/vehicle-enquiry'
import { getCompany } from '@/lib/content/company'
import { getMessages } from '@/lib/content/pages'
import { prepareToSend, type Result, sendEnquiry } from '@/lib/enquiry/send'
import { contactNumbers } from '@/lib/routes/contact-links'
import { interpolate } from '@/lib/format/interpolate'
import { localTrip, noonInDelhi, outstationTrip } from '../../enquiry/fakes'
import { chatText, control, freezeDate, pick, sentWith, setAddress, settled, stubAlert } from '../browser'

jest.mock('@/lib/enquiry/send', () => ({ sendEnquiry: jest.fn(), prepareToSend: jest.fn() }))

const SENT = 'Enquiry sent! We’ll contact you shortly.'
const FAILED = 'Could not send right now. Please try again.'
const VEHICLE = 'Innova Crysta'

const provider = jest.mocked(sendEnquiry)
const messages = getMessages()
const { trip: labels } = messages
const labelled = { chat: messages.common.whatsApp, phone: messages.common.phone }
let alert: jest.Mock
let user: UserEvent

beforeEach(() => {
  freezeDate(noonInDelhi)
  alert = stubAlert()
  user = userEvent.setup({ delay: null })
  provider.mockReset().mockResolvedValue({ status: 'sent', reference: 'K7M3QX' })
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

const button = () => screen.getByRole('button', { name: /^Send/ })
const status = () => screen.getByRole('status')
const chat = () => screen.getByRole('link', { name: labelled.chat })

function fillPerson() {
  pick(labels.dateTime, `${localTrip.date}T${localTrip.time}`)
  pick(labels.name, localTrip.name)
  pick(labels.contact, localTrip.contact)
}

function fillLocal() {
  pick(labels.location, localTrip.location)
  fillPerson()
}

async function fillOutstation() {
  await user.click(screen.getByRole('tab', { name: labels.outstation }))
  pick(labels.from, outstationTrip.from)
  pick(labels.destination, outstationTrip.destination)
  fillPerson()
}

async function submit() {
  await user.click(button())
  await settled()
}

/** A provider whose answer the test triggers. */
function slowProvider(): (outcome: Result) => Promise<void> {
  let answer: (outcome: Result) => void = () => undefined
  provider.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  return async (outcome) => {
    answer(outcome)
    await settled()
  }
}

describe('at first', () => {
  it('is on the Local tab', () => {
    expect(screen.getByRole('tab', { name: labels.local })).toHaveAttribute('aria-selected', 'true')
  })

  it('shows no message', () => {
    expect(status()).toBeEmptyDOMElement()
  })

  it('can be submitted', () => {
    expect(button()).toBeEnabled()
  })

  it('has the control names of a trip enquiry', () => {
    const names = ['location', 'from', 'destination', 'dateTime', 'name', 'contact']
    const controls = screen.getByRole<HTMLFormElement>('form', { name: VEHICLE }).elements
    expect(names.filter((name) => controls.namedItem(name) === null)).toEqual([])
  })

  it('does not load the sending code', () => {
    expect(prepareToSend).not.toHaveBeenCalled()
  })

  it('loads the sending code on first interaction with a control', async () => {
    await user.click(control(labels.name))
    await waitFor(() => expect(prepareToSend).toHaveBeenCalled())
  })

  it('has the vehicle’s name in the chat message', () => {
    expect(chatText(chat())).toContain(VEHICLE)
  })

  it('takes along what was typed when the chat is followed without sending, in the help for numbers from abroad too', () => {
    fillLocal()
    fireEvent.click(chat())
    expect(chatText(chat())).toContain(VEHICLE)
    expect(chatText(chat())).toContain(localTrip.location)
    const abroad = screen.getByRole('link', { name: messages.number.email })
    fireEvent.click(abroad)
    expect(decodeURIComponent(abroad.getAttribute('href') ?? '')).toContain(localTrip.location)
  })

  it('links to the telephone', () => {
    const link = screen.getByRole('link', { name: labelled.phone })
    expect(link).toHaveAttribute('href', `tel:${getCompany().phone.e164}`)
  })
})

describe('a complete local trip', () => {
  it('is sent as a trip enquiry with the vehicle’s name', async () => {
    fillLocal()
    await submit()
    expect(sentWith(provider)[0]?.[1]).toEqual({
      car_name: VEHICLE,
      active_tab: 'local',
      from_name: localTrip.name,
      phone: localTrip.contact,
      trip_from: localTrip.location,
      trip_destination: '—',
      trip_datetime: `${localTrip.date} ${localTrip.time}`,
      page_url: `${window.location.origin}/innova-crysta/`,
      message: '-',
    })
  })

  it('is sent once when Enter immediately follows the click', async () => {
    const answer = slowProvider()
    fillLocal()
    const form = screen.getByRole('form', { name: VEHICLE })
    fireEvent.submit(form)
    fireEvent.submit(form)
    await settled()
    await answer({ status: 'sent', reference: 'K7M3QX' })
    expect(provider).toHaveBeenCalledTimes(1)
  })
})

it('sends an outstation trip with both of its places', async () => {
  await fillOutstation()
  await submit()
  expect(sentWith(provider)).toEqual([
    [
      'trip',
      expect.objectContaining({ active_tab: 'outstation', trip_from: 'Delhi', trip_destination: 'Nainital' }),
    ],
  ])
})

it('does not send values of the inactive tab', async () => {
  pick(labels.location, 'Rohini')
  await fillOutstation()
  await submit()
  expect(Object.values(sentWith(provider)[0]?.[1] ?? {})).not.toContain('Rohini')
})

describe('while the enquiry is being sent', () => {
  it('the button is labelled Sending… and disabled', async () => {
    const answer = slowProvider()
    fillLocal()
    await submit()
    expect(button()).toBeDisabled()
    expect(button()).toHaveTextContent('Sending…')
    await answer({ status: 'sent', reference: 'K7M3QX' })
  })

  it('no outcome is announced yet', async () => {
    const answer = slowProvider()
    fillLocal()
    await submit()
    expect(status()).toBeEmptyDOMElement()
    expect(alert).not.toHaveBeenCalled()
    await answer({ status: 'sent', reference: 'K7M3QX' })
  })

  it('what is changed stays in the form', async () => {
    const answer = slowProvider()
    fillLocal()
    await submit()
    pick(labels.contact, '9811122233')
    await answer({ status: 'sent', reference: 'K7M3QX' })
    expect(alert).toHaveBeenCalledTimes(1)
    expect(control(labels.contact)).toHaveValue('9811122233')
    expect(control(labels.name)).toHaveValue(localTrip.name)
  })
})

describe('once the enquiry was sent', () => {
  beforeEach(async () => {
    fillLocal()
    await submit()
  })

  it('the status announces it', () => {
    expect(status()).toHaveTextContent(SENT)
  })

  it('its reference is shown', () => {
    expect(
      screen.getByText(interpolate(messages.enquiry.reference, { reference: 'K7M3QX' })),
    ).toBeInTheDocument()
  })

  it('one alert announces it', () => {
    expect(alert.mock.calls).toEqual([[SENT]])
  })

  it('the form is cleared', () => {
    const texts = [labels.location, labels.dateTime, labels.name, labels.contact]
    expect(texts.map((label) => control(label).value)).toEqual(['', '', '', ''])
  })

  it('the button is enabled again', () => {
    expect(button()).toBeEnabled()
    expect(button()).toHaveTextContent(messages.enquiry.send)
  })

  it('the status has the focus', () => {
    expect(status()).toHaveFocus()
  })

  it('the chat link contains nothing of the trip', () => {
    expect(chatText(chat())).not.toContain(localTrip.name)
  })
})

describe('when the enquiry could not be sent', () => {
  beforeEach(async () => {
    provider.mockResolvedValue({ status: 'failed', reason: 'network', reference: 'K7M3QX' })
    fillLocal()
    await submit()
  })

  it('the status announces it', () => {
    expect(status()).toHaveTextContent(FAILED)
  })

  it('no alert is shown', () => {
    expect(alert).not.toHaveBeenCalled()
  })

  it('everything typed is kept', () => {
    const texts = [labels.location, labels.dateTime, labels.name, labels.contact]
    expect(texts.map((label) => control(label).value)).toEqual([
      localTrip.location,
      `${localTrip.date}T${localTrip.time}`,
      localTrip.name,
      localTrip.contact,
    ])
  })

  it('the button is enabled again', () => {
    expect(button()).toBeEnabled()
  })

  it('the chat carries the vehicle and the trip', () => {
    const text = chatText(chat())
    const { location, time, name, contact } = localTrip
    for (const part of [VEHICLE, location, time, name, contact, 'K7M3QX']) expect(text).toContain(part)
  })

  it('a successful retry clears the failure', async () => {
    provider.mockResolvedValue({ status: 'sent', reference: 'K7M3QX' })
    await submit()
    expect(status()).toHaveTextContent(SENT)
    expect(chatText(chat())).not.toContain(localTrip.name)
  })
})

it('keeps the form without a message when the provider is not configured', async () => {
  provider.mockResolvedValue({ status: 'failed', reason: 'not-configured', reference: 'K7M3QX' })
  fillLocal()
  await submit()
  expect(status()).toBeEmptyDOMElement()
  expect(alert).not.toHaveBeenCalled()
  expect(control(labels.name)).toHaveValue(localTrip.name)
})

describe.each([
  ['no location', labels.location, '', 'location'],
  ['a location of spaces', labels.location, '   ', 'location'],
  ['no date and time', labels.dateTime, '', 'dateTime'],
  ['a day that is past', labels.dateTime, '2026-11-20T10:00', 'datePast'],
  ['no name', labels.name, '', 'name'],
  ['no contact', labels.contact, '', 'contact'],
  ['nine digits', labels.contact, '987654321', 'contactShort'],
] as const)('a local trip with %s', (_, label, value, needed) => {
  beforeEach(async () => {
    fillLocal()
    pick(label, value)
    await submit()
  })

  it('is not sent, without an alert, and shows a hint beside the form', () => {
    expect(provider).not.toHaveBeenCalled()
    expect(alert).not.toHaveBeenCalled()
    expect(status()).toHaveTextContent(labels.needed[needed])
  })

  it('keeps its values', () => {
    expect(control(label)).toHaveValue(value)
  })

  it('focuses the invalid control and sets aria-invalid', () => {
    expect(control(label)).toHaveFocus()
    expect(control(label)).toHaveAttribute('aria-invalid', 'true')
  })
})

it.each([labels.from, labels.destination])(
  'an outstation trip without %s focuses that field',
  async (label) => {
    await fillOutstation()
    await user.clear(control(label))
    await submit()
    expect(provider).not.toHaveBeenCalled()
    expect(control(label)).toHaveFocus()
    expect(control(label)).toHaveAttribute('aria-invalid', 'true')
  },
)

it('an empty form focuses and marks its first control only', async () => {
  await submit()
  expect(control(labels.location)).toHaveFocus()
  expect(control(labels.name)).not.toHaveAttribute('aria-invalid')
})

it('a control is no longer invalid once it is typed into', async () => {
  await submit()
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

describe('the name', () => {
  it('keeps letters and spaces of typed text', async () => {
    await user.type(control(labels.name), 'R4avi K@um_ar!')
    expect(control(labels.name)).toHaveValue('Ravi Kumar')
  })

  it('keeps letters and spaces of pasted text', async () => {
    await user.click(control(labels.name))
    await user.paste('<b>Ravi</b> 007')
    expect(control(labels.name)).toHaveValue('bRavib ')
  })

  it('accepts names in Devanagari', async () => {
    await user.type(control(labels.name), 'आशा राव')
    expect(control(labels.name)).toHaveValue('आशा राव')
  })

  it('is not filtered during IME composition, and filtered after it', () => {
    fireEvent.input(control(labels.name), { target: { value: 'k1' }, isComposing: true })
    expect(control(labels.name)).toHaveValue('k1')
    fireEvent.compositionEnd(control(labels.name))
    expect(control(labels.name)).toHaveValue('k')
  })
})

describe('the contact', () => {
  it('keeps the digits of typed text', async () => {
    await user.type(control(labels.contact), '98-76a5 43210')
    expect(control(labels.contact)).toHaveValue('9876543210')
  })

  it('is not sent with more than ten digits, none of which is cut off', async () => {
    fillLocal()
    await user.type(control(labels.contact), '99')
    await submit()
    expect(provider).not.toHaveBeenCalled()
    expect(control(labels.contact)).toHaveValue(`${localTrip.contact}99`)
    expect(control(labels.contact)).toHaveFocus()
    expect(control(labels.contact)).toBeInvalid()
  })

  it('that is not an Indian mobile number is noted and sent', async () => {
    fillLocal()
    pick(labels.contact, '1123456789')
    fireEvent.blur(control(labels.contact))
    expect(screen.getByText(messages.number.notes.unlikely)).toBeInTheDocument()
    await submit()
    expect(sentWith(provider)[0]?.[1]).toMatchObject({ phone: '1123456789' })
  })

  it.each(['+91 98765 43210', '098765 43210', '0091-98765-43210', '(98765) 43210'])(
    'reduces a pasted %s to ten digits',
    async (pasted) => {
      await user.click(control(labels.contact))
      await user.paste(pasted)
      expect(control(labels.contact)).toHaveValue('9876543210')
    },
  )
})

describe('the pickup', () => {
  it('is marked as not chosen while it is empty', () => {
    expect(control(labels.dateTime)).toHaveAccessibleDescription(labels.choose)
    expect(control(labels.dateTime)).toHaveAttribute('aria-invalid', 'false')
  })

  it('has a minimum of half an hour from now', () => {
    expect(control(labels.dateTime)).toHaveAttribute('min', '2026-11-21T12:30')
  })

  it('is bumped up to the earliest when it is too early today', async () => {
    pick(labels.dateTime, '2026-11-21T10:15')
    control(labels.dateTime).focus()
    await user.tab()
    expect(control(labels.dateTime)).toHaveValue('2026-11-21T12:30')
  })

  it('is bumped up by the submit itself', async () => {
    fillLocal()
    pick(labels.dateTime, '2026-11-21T12:29')
    await submit()
    expect(sentWith(provider)[0]?.[1]).toMatchObject({ trip_datetime: '2026-11-21 12:30' })
  })

  it('accepts any time of another day', async () => {
    pick(labels.dateTime, '2026-11-22T00:00')
    control(labels.dateTime).focus()
    await user.tab()
    expect(control(labels.dateTime)).toHaveValue('2026-11-22T00:00')
  })
})
