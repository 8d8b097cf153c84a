/** @jest-environment node */
import { getWords } from '@/lib/content/pages'
import { fill } from '@/lib/site/fill'

const words = getWords()

it('names the links of the header as the specification does', () => {
  const { home, about, services, clients, vendor, contact } = words.header
  expect([home, about, services, clients, vendor, contact]).toEqual([
    'Home',
    'About',
    'Our Services',
    'Clients',
    'Vendor Application',
    'Contact Us',
  ])
})

it('heads the quote panel with the number of offers', () => {
  expect(fill(words.offers.headline, { count: 32 })).toBe('We found 32 offers')
})

it('tells the outcome of a vehicle’s enquiry in the words of the error catalogue', () => {
  expect([words.enquiry.sent, words.enquiry.failed]).toEqual([
    'Enquiry sent! We’ll contact you shortly.',
    'Could not send right now. Please try again.',
  ])
})

it('says Sending… while it sends', () => {
  expect(words.enquiry.sending).toBe('Sending…')
})

it('says of an unknown post what the specification says', () => {
  expect([words.notFound.blogHeading, words.notFound.blogText, words.notFound.backToBlogs]).toEqual([
    'Blog Not Found',
    "The blog post you're looking for doesn't exist or has been removed.",
    'Back to Blogs',
  ])
})

it('names the tabs of a vehicle’s page and of a trip', () => {
  expect([words.vehicle.rentalDetails, words.vehicle.vehicleDetails]).toEqual(['Rental Details', 'Vehicle Details'])
  expect([words.trip.local, words.trip.outstation]).toEqual(['Local', 'Outstation'])
})

it('names the buttons of the specification', () => {
  expect([words.common.getDetails, words.offers.getQuote, words.footer.subscribe]).toEqual([
    'GET DETAILS',
    'Get Quote',
    'Subscribe',
  ])
})

it('marks the clock as Delhi’s', () => {
  expect(words.trip.clock).toBe('IST')
})

it('says the terms that stand on every vehicle’s page', () => {
  expect(words.vehicle.includedItems.map((item) => item.toLowerCase()).sort()).toEqual(
    ['driver', 'fuel', 'state tax', 'toll'].sort(),
  )
  expect([...words.vehicle.extraItems].sort()).toEqual(['GST', 'Parking'])
  expect(words.vehicle.garage).toMatch(/garage to garage/i)
  expect(words.vehicle.night).toContain('after 11:00 PM IST')
})
