/** @jest-environment node */
import { getCompany } from '@/lib/content/company'

const company = getCompany()

it('was founded in 1969', () => {
  expect(company.founded).toBe(1969)
})

it('has its branch office in Pitampura, New Delhi', () => {
  expect([company.branchOffice.locality, company.branchOffice.city]).toEqual(['Pitampura', 'New Delhi'])
})

it('begins a chat with the words of the specification', () => {
  expect(company.chat.message).toBe('I need help with a booking')
})

it('shows the number that it dials', () => {
  expect(company.phone.display.replace(/[^+\d]/g, '')).toBe(company.phone.e164)
})

it('chats on the number that it shows', () => {
  expect(`+${company.chat.number}`).toBe(company.phone.e164)
})

it('names nobody’s number or address while they are sample', () => {
  expect(company.phone.display).toBe('+91 00000 00000')
  expect(Object.values(company.emails).filter((mail) => !mail.endsWith('@example.com'))).toEqual([])
})

it.each(['name', 'phone.display', 'phone.e164', 'chat.number', 'emails.bookings', 'emails.privacy'])(
  'is marked as sample in %s',
  (path) => {
    expect(company.sample).toContain(path)
  },
)
