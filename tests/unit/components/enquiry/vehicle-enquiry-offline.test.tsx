import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { VehicleEnquiry } from '@/components/enquiry/vehicle-enquiry'
import { getWords } from '@/lib/content/pages'
import { localTrip, noonInDelhi } from '../../enquiry/fakes'
import { chatText, control, freezeDate, pick, settled, stubAlert } from '../browser'

// The connection broke after the page had come and before the code that sends was fetched.
jest.mock('@/lib/enquiry/templates', () => {
  throw new Error('ChunkLoadError')
})

const words = getWords()
const labels = { chat: words.common.whatsApp, phone: words.common.phone }

beforeEach(async () => {
  freezeDate(noonInDelhi)
  stubAlert()
  render(
    <VehicleEnquiry
      vehicle="Swift Dzire"
      numbers={{ chat: '91', phone: '+91', email: 'bookings@example.com' }}
      labels={labels}
      words={words}
    />,
  )
  pick(words.trip.location, localTrip.location)
  pick(words.trip.dateTime, `${localTrip.date}T${localTrip.time}`)
  pick(words.trip.name, localTrip.name)
  pick(words.trip.contact, localTrip.contact)
  await userEvent.setup({ delay: null }).click(screen.getByRole('button'))
  await settled()
})
afterEach(() => jest.useRealTimers())

it('says that it could not send', () => {
  expect(screen.getByRole('status')).toHaveTextContent('Could not send right now. Please try again.')
})

it('keeps what was typed', () => {
  expect(control(words.trip.contact)).toHaveValue(localTrip.contact)
})

it('gives the trip to the chat', () => {
  expect(chatText(screen.getByRole('link', { name: labels.chat }))).toContain(localTrip.location)
})
