/** @jest-environment node */
import { getWords } from '@/lib/content/pages'
import { fill } from '@/lib/site/fill'
import { differences, mustHold } from './support/promises'

const words = getWords()
const { header, offers, enquiry, contact, vendor, notFound, loading, vehicle, trip, common, footer, post } =
  words

/** The words that the specification gives exactly, each with what it calls them. */
const promised: [string, string, string][] = [
  ['the links of the header', 'Home', header.home],
  ['the links of the header', 'About', header.about],
  ['the links of the header', 'Our Services', header.services],
  ['the links of the header', 'Clients', header.clients],
  ['the links of the header', 'Vendor Application', header.vendor],
  ['the links of the header', 'Contact Us', header.contact],
  ['the headline of the offers', 'We found 32 offers', fill(offers.headline, { count: 32 })],
  ['the button of an offer', 'Get Quote', offers.getQuote],
  ['the success of a vehicle’s enquiry', 'Enquiry sent! We’ll contact you shortly.', enquiry.sent],
  ['its failure', 'Could not send right now. Please try again.', enquiry.failed],
  ['its button while it sends', 'Sending…', enquiry.sending],
  ['the heading of an unknown post', 'Blog Not Found', notFound.blogHeading],
  [
    'the text of an unknown post',
    "The blog post you're looking for doesn't exist or has been removed.",
    notFound.blogText,
  ],
  ['the way back from a post', 'Back to Blogs', notFound.backToBlogs],
  ['the loading screen', 'Loading Your Journey', loading.heading],
  ['the loading screen', 'Please wait while we prepare your travel stories...', loading.text],
  ['the link of a post in the list', 'READ MORE', post.readMoreList],
  ['the link of a related post', 'Read More →', post.readMore],
  ['the heading of related posts', 'Related Posts', post.related],
  ['the tabs of a vehicle’s page', 'Rental Details', vehicle.rentalDetails],
  ['the tabs of a vehicle’s page', 'Vehicle Details', vehicle.vehicleDetails],
  ['the kinds of trip', 'Local', trip.local],
  ['the kinds of trip', 'Outstation', trip.outstation],
  ['the button of a vehicle', 'GET DETAILS', common.getDetails],
  ['the button of the newsletter', 'Subscribe', footer.subscribe],
  ['Delhi’s clock beside a time as', 'IST', trip.clock],
  [
    'the failure of the vendor and the contact form',
    'Something went wrong. Please try again.',
    enquiry.wentWrong,
  ],
  ['the success of the contact form', 'Enquiry sent successfully!', contact.sent],
  ['the gap of the contact form', 'Please fill out all fields before submitting.', contact.incomplete],
  ['the success of the vendor form', 'Application submitted successfully!', vendor.sent],
  ['the gap of the vendor form', 'Please fill out all required fields.', vendor.incomplete],
]

it('says word for word what the rules S2.1 to S9.4 quote', () => {
  mustHold(
    differences(
      promised.map(([what, text, found]) => ({ what, promised: text, file: 'interface.yaml', found })),
    ),
  )
})

it('says the terms that stand on every vehicle’s page', () => {
  const sorted = (items: string[]) => items.map((item) => item.toLowerCase()).sort()
  mustHold(
    differences([
      {
        what: 'in the rate',
        promised: ['driver', 'fuel', 'state tax', 'toll'],
        file: 'interface.yaml',
        found: sorted(vehicle.includedItems),
      },
      {
        what: 'paid extra',
        promised: ['gst', 'parking'],
        file: 'interface.yaml',
        found: sorted(vehicle.extraItems),
      },
    ]),
  )
  mustHold([
    ...(/garage to garage/i.test(vehicle.garage)
      ? []
      : [
          'The specification promises that charges run garage to garage; content/interface.yaml vehicle.garage does not.',
        ]),
    ...(vehicle.night.includes('after 11:00 PM IST')
      ? []
      : [
          'The specification promises night charges after 11:00 PM IST; content/interface.yaml vehicle.night does not.',
        ]),
  ])
})
