import { render, screen, within } from '@testing-library/react'
import OccasionPage from '@/app/(pages)/our-services/[id]/page'
import { findOccasion, type Occasion } from '@/lib/content/occasions'
import { getMessages } from '@/lib/content/pages'

const messages = getMessages()
const occasion = findOccasion('airport-transfers') as Occasion
const region = (name: string) => within(screen.getByRole('region', { name }))

it('has the Markdown of its sections as HTML, the reason for each vehicle, and links to what exists alone', async () => {
  const params = Promise.resolve({ id: occasion.id })
  render(await OccasionPage({ params, searchParams: Promise.resolve({}) }))
  expect(screen.getByRole('table')).toHaveTextContent('Mehram Nagar')
  const links = screen.getAllByRole('link', { name: 'Swift Dzire' }).filter((link) => link.closest('.prose'))
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/swift-dzire/'])

  const cards = region(messages.occasion.vehicles).getAllByRole('listitem')
  expect(cards).toHaveLength(occasion.vehicles.length)
  cards.forEach((card, index) => expect(card).toHaveTextContent(occasion.vehicles[index]?.text ?? '-'))

  expect(screen.getByRole('link', { name: /^Lansdowne from Delhi/ })).toHaveAttribute('href', '/blogs/2/')
  expect(screen.getByRole('link', { name: 'Weddings and events' })).toHaveAttribute(
    'href',
    '/our-services/weddings-and-events/',
  )
  expect(screen.queryByRole('heading', { name: messages.occasion.guides })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Outstation trips' })).not.toBeInTheDocument()
})
