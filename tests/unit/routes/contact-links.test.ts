import fc from 'fast-check'
import { getCompany } from '@/lib/content/company'
import { chatLink, contactNumbers, mapLink, withText } from '@/lib/routes/contact-links'
import { forAll } from '@/tests/unit/for-all'

it('the chat link holds any text without loss', () => {
  forAll(1000)(fc.string({ unit: 'grapheme' }), (text) => {
    const link = new URL(chatLink('910000000000', text))
    expect([...link.searchParams]).toEqual([['text', text]])
    expect(link.hash).toBe('')
  })
})

it('the chat link works without a text', () => {
  expect(chatLink('910000000000')).toBe('https://wa.me/910000000000')
})

it('the contact links are chat, phone and the bookings address', () => {
  const company = { chat: { number: '91' }, phone: { e164: '+92' }, emails: { bookings: 'b@example.com' } }
  expect(contactNumbers(company)).toEqual({ chat: '91', phone: '+92', email: 'b@example.com' })
})

it('the map link searches for the office by its postal address', () => {
  const { branchOffice } = getCompany()
  const address = new URL(mapLink(branchOffice))
  expect(address.searchParams.get('query')).toContain(branchOffice.locality)
  expect(address.searchParams.get('query')).toContain(branchOffice.postalCode)
})

// In place of the text that they had; other links have none.
it.each([
  ['https://wa.me/911?text=Hello', 'https://wa.me/911?text=Saket%20%26%20back'],
  ['mailto:a@cars.example', 'mailto:a@cars.example?body=Saket%20%26%20back'],
  ['tel:+911100000000', 'tel:+911100000000'],
  ['https://cars.example/privacy/?a=b', 'https://cars.example/privacy/?a=b'],
])('%s with a text is %s', (link, expected) => {
  expect(withText(link, 'Saket & back')).toBe(expected)
})
