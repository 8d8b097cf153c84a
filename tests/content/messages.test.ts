import { getMessages } from '@/lib/content/pages'
import { interpolate } from '@/lib/format/interpolate'
import { differences, expectRules } from './support/promises'

const messages = getMessages()
const { header, offers, enquiry, contact, vendor, notFound, loading, vehicle, trip, common, footer, post } =
  messages

/** The exact texts of the specification, each with its rule. */
const promised: [string, string, string][] = [
  ['the links of the header (S2.1)', 'Home', header.home],
  ['the links of the header (S2.1)', 'About', header.about],
  ['the links of the header (S2.1)', 'Our Services', header.services],
  ['the links of the header (S2.1)', 'Clients', header.clients],
  ['the links of the header (S2.1)', 'Vendor Application', header.vendor],
  ['the links of the header (S2.1)', 'Contact Us', header.contact],
  ['the headline of the offers (S4.3)', 'We found 32 offers', interpolate(offers.headline, { count: 32 })],
  ['the button of an offer (S4.6)', 'Get Quote', offers.getQuote],
  ['the success of a vehicle’s enquiry (S8.4)', 'Enquiry sent! We’ll contact you shortly.', enquiry.sent],
  ['its failure (S8.5)', 'Could not send right now. Please try again.', enquiry.failed],
  ['its button while it sends (S6.8)', 'Sending…', enquiry.sending],
  ['the heading of an unknown post (S9.4)', 'Blog Not Found', notFound.blogHeading],
  [
    'the text of an unknown post (S9.4)',
    "The blog post you're looking for doesn't exist or has been removed.",
    notFound.blogText,
  ],
  ['the way back from a post (S9.3)', 'Back to Blogs', notFound.backToBlogs],
  ['the loading screen (S9.1)', 'Loading Your Journey', loading.heading],
  ['the loading screen (S9.1)', 'Please wait while we prepare your travel stories...', loading.text],
  ['the link of a post in the list (S9.2)', 'READ MORE', post.readMoreList],
  ['the link of a related post (S9.3)', 'Read More →', post.readMore],
  ['the heading of related posts (S9.3)', 'Related Posts', post.related],
  ['the tabs of a vehicle’s page (S5.4)', 'Rental Details', vehicle.rentalDetails],
  ['the tabs of a vehicle’s page (S5.4)', 'Vehicle Details', vehicle.vehicleDetails],
  ['the kinds of trip (S4.1)', 'Local', trip.local],
  ['the kinds of trip (S4.1)', 'Outstation', trip.outstation],
  ['the button of a vehicle (S5.1)', 'GET DETAILS', common.getDetails],
  ['the button of the newsletter (S2.4)', 'Subscribe', footer.subscribe],
  ['Delhi’s clock beside a time as (S1.7)', 'IST', trip.clock],
  [
    'the failure of the vendor and the contact form (S8.1)',
    'Something went wrong. Please try again.',
    enquiry.unexpectedError,
  ],
  ['the success of the contact form (S8.3)', 'Enquiry sent successfully!', contact.sent],
  ['the gap of the contact form (S6.7)', 'Please fill out all fields before submitting.', contact.incomplete],
  ['the success of the vendor form (S8.2)', 'Application submitted successfully!', vendor.sent],
  ['the gap of the vendor form (S6.6)', 'Please fill out all required fields.', vendor.incomplete],
]

it('contains the exact texts of the specification', () => {
  expectRules(differences(promised.map(([what, text, found]) => [what, text, 'interface.yaml', found])))
})

it('contains the terms of S5.7, shown on every vehicle’s page', () => {
  const sorted = (items: string[]) => items.map((item) => item.toLowerCase()).sort()
  expectRules(
    differences([
      [
        'in the rate (S5.7)',
        ['driver', 'fuel', 'state tax', 'toll'],
        'interface.yaml',
        sorted(vehicle.includedItems),
      ],
      ['paid extra (S5.7)', ['gst', 'parking'], 'interface.yaml', sorted(vehicle.extraItems)],
    ]),
  )
  expect(vehicle.garage).toMatch(/garage to garage/i)
  expect(vehicle.night).toContain('after 11:00 PM IST')
})
