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

describe('withText', () => {
  it('gives the chat and the e-mail a text, in place of the one that they had', () => {
    expect(withText('https://wa.me/911?text=Hello', 'Saket & back')).toBe(
      'https://wa.me/911?text=Saket%20%26%20back',
    )
    expect(withText('mailto:a@cars.example', 'Saket')).toBe('mailto:a@cars.example?body=Saket')
  })
  it('leaves every other link', () => {
    expect(withText('tel:+911100000000', 'Saket')).toBe('tel:+911100000000')
    expect(withText('https://cars.example/privacy/?a=b', 'Saket')).toBe('https://cars.example/privacy/?a=b')
  })
})
