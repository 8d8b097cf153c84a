import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { VehicleEnquiry } from '@/components/enquiry/vehicle-enquiry'
import { getMessages } from '@/lib/content/pages'
import { localTrip, noonInDelhi } from '../../enquiry/fakes'
import { chatText, control, freezeDate, pick, settled, stubAlert } from '../browser'

// The browser went offline after the page had loaded and before the sending code was imported.
jest.mock('@/lib/enquiry/templates', () => {
  throw new Error('ChunkLoadError')
})

const messages = getMessages()
const labels = { chat: messages.common.whatsApp, phone: messages.common.phone }

beforeEach(async () => {
  freezeDate(noonInDelhi)
  stubAlert()
  render(
    <VehicleEnquiry
      vehicle="Swift Dzire"
      numbers={{ chat: '91', phone: '+91', email: 'bookings@example.com' }}
      labels={labels}
      messages={messages}
    />,
  )
  pick(messages.trip.location, localTrip.location)
  pick(messages.trip.dateTime, `${localTrip.date}T${localTrip.time}`)
  pick(messages.trip.name, localTrip.name)
  pick(messages.trip.contact, localTrip.contact)
  await userEvent.setup({ delay: null }).click(screen.getByRole('button'))
  await settled()
})
afterEach(() => jest.useRealTimers())

it('reports that it could not send', () => {
  expect(screen.getByRole('status')).toHaveTextContent('Could not send right now. Please try again.')
})

it('keeps its values', () => {
  expect(control(messages.trip.contact)).toHaveValue(localTrip.contact)
})

it('puts the trip into the chat link', () => {
  expect(chatText(screen.getByRole('link', { name: labels.chat }))).toContain(localTrip.location)
})
