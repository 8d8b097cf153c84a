import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { OutboxNotice } from '@/components/enquiry/outbox-notice'
import { SentNotice } from '@/components/enquiry/sent-notice'
import { getMessages } from '@/lib/content/pages'
import { outboxNews } from '@/lib/enquiry/outbox-runner'
import { EnquiryCard } from '@/components/enquiry/enquiry-card'
import { YourEnquiries } from '@/components/enquiry/your-enquiries'
import { recordSent } from '@/lib/enquiry/sent-log'
import { toQuery } from '@/lib/trip/query'
import { localTrip } from '../../enquiry/fakes'
import { chatText, setAddress, settled } from '../browser'

const messages = getMessages()
const labels = { chat: messages.common.whatsApp, phone: messages.common.phone }
const numbers = { chat: '911112223334', phone: '+911112223334', email: 'bookings@example.com' }

it('the offers of a search that was not sent say that the call back is not confirmed, with the trip for the chat', async () => {
  setAddress(`/car-offers/?${toQuery(localTrip)}#unconfirmed`)
  render(
    <SentNotice
      messages={{ ...messages.enquiry, message: messages.message }}
      numbers={numbers}
      labels={labels}
    />,
  )
  await settled()
  expect(screen.getByRole('status')).toHaveTextContent(messages.enquiry.unconfirmed)
  expect(chatText(screen.getByRole('link', { name: labels.chat }))).toContain(localTrip.location)
  expect(screen.getByRole('link', { name: labels.phone })).toBeInTheDocument()
})

it('an enquiry says when the office calls back, once the company does', () => {
  const callBack = 'We call within the hour.'
  render(<EnquiryCard reference="K7M3QX" numbers={{ ...numbers, callBack }} messages={messages.enquiry} />)
  expect(screen.getByText(callBack)).toBeInTheDocument()
})

it('the page says once that an enquiry was given up, with its values for the chat', () => {
  outboxNews.set({ sent: 0, givenUp: { from_name: 'Asha', page_url: 'https://cars.example/', message: '-' } })
  const { givenUp } = messages.enquiry
  const { container } = render(
    <OutboxNotice givenUp={givenUp} close={messages.common.close} numbers={numbers} labels={labels} />,
  )
  expect(screen.getByText(givenUp)).toBeInTheDocument()
  expect(chatText(screen.getByRole('link', { name: labels.chat }))).toBe('Asha')
  fireEvent.click(screen.getByRole('button', { name: messages.common.close }))
  expect(container).toBeEmptyDOMElement()
})

it('the enquiries of this device are shown as soon as one is sent from the page', async () => {
  const send = (reference: string) =>
    recordSent({ at: Date.now(), reference, digest: reference, asked: 'Saket' })
  const references = () => screen.queryAllByText(/[AB]1C2D3/).map(({ textContent }) => textContent)
  render(<YourEnquiries numbers={numbers} messages={messages.enquiry} close={messages.common.close} />)
  send('A1C2D3')
  await screen.findByRole('button', { name: messages.enquiry.yours.open })
  expect(references()).toHaveLength(1)
  send('B1C2D3')
  await waitFor(() => expect(references()).toHaveLength(2))
})
