import { render, screen, within } from '@testing-library/react'
import OccasionPage from '@/app/(pages)/our-services/[id]/page'
import { findOccasion, type Occasion } from '@/lib/content/occasions'
import { getMessages } from '@/lib/content/pages'

const messages = getMessages()
const occasion = findOccasion('airport-transfers') as Occasion
const params = Promise.resolve({ id: occasion.id })
const show = async () => void render(await OccasionPage({ params, searchParams: Promise.resolve({}) }))
const region = (name: string) => within(screen.getByRole('region', { name }))

it('turns the sections’ Markdown into HTML, with links of the site', async () => {
  await show()
  expect(screen.getByRole('table')).toHaveTextContent('Mehram Nagar')
  const links = screen.getAllByRole('link', { name: 'Swift Dzire' }).filter((link) => link.closest('.prose'))
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/swift-dzire/'])
})

it('shows the reason for each vehicle in place of its summary', async () => {
  await show()
  const cards = region(messages.occasion.vehicles).getAllByRole('listitem')
  expect(cards).toHaveLength(occasion.vehicles.length)
  cards.forEach((card, index) => expect(card).toHaveTextContent(occasion.vehicles[index]?.text ?? '-'))
})

it('links to its posts and to the other services, and to existing pages only', async () => {
  await show()
  expect(screen.getByRole('link', { name: /^Lansdowne from Delhi/ })).toHaveAttribute('href', '/blogs/2/')
  expect(screen.getByRole('link', { name: 'Weddings and events' })).toHaveAttribute(
    'href',
    '/our-services/weddings-and-events/',
  )
  expect(screen.queryByRole('heading', { name: messages.occasion.guides })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Outstation trips' })).not.toBeInTheDocument()
})
