import * as z from 'zod'
import { companyPapers } from './papers'
import { companyRates } from './rate-card'
import { asFact } from './text-kinds'
import { count, name, sample, text, timeOfDay, webAddress } from './values'

const phone = z
  .strictObject({
    display: asFact(text).meta({ title: 'Number as shown' }),
    e164: text
      .regex(/^\+\d{8,15}$/, 'must be + and 8 to 15 digits, such as +911100000000')
      .meta({ title: 'Number as dialled', description: 'The same number, + and digits only.' }),
  })
  .refine(({ display, e164 }) => display.replace(/[^+\d]/g, '') === e164, {
    path: ['e164'],
    error: 'must be the same number as display, which visitors see',
  })

export const socialNetworks = ['facebook', 'instagram', 'linkedin', 'youtube', 'x'] as const

const hours = count.positive('must be a number of hours')
const minutes = count.positive('must be a number of minutes')

/** The company's own rule on the hours of one driver, to which the planners and every worked day keep. */
const driversHours = z.strictObject({
  driving: hours.meta({
    description: 'Hours at the wheel in a day, the runs from and to the garage included.',
  }),
  duty: hours.meta({ description: 'Hours of a day from garage to garage, or to the bed on the road.' }),
  off: hours.meta({ description: 'Hours off between two days.' }),
  unbroken: hours.meta({ description: 'Hours at the wheel after which the driver rests.' }),
  pause: minutes.meta({ description: 'Minutes of that rest.' }),
  garage: minutes.meta({ description: 'Minutes reckoned between the garage and an address in Delhi.' }),
})

export const companySchema = z.strictObject({
  name,
  shortName: name,
  tagline: text,
  founded: z.int().min(1900).max(2100),
  phone,
  chat: z.strictObject({
    number: text
      .regex(/^91\d{10}$/, 'must be the country code 91 and the ten digits, such as 919800000000')
      .meta({ description: 'The WhatsApp number: 91 and its ten digits, no + and no spaces.' }),
    message: text.meta({ description: 'What stands in the chat before the visitor types.' }),
  }),
  emails: z.strictObject({
    bookings: z.email('must be an e-mail address'),
    privacy: z.email('must be an e-mail address'),
  }),
  branchOffice: z.strictObject({
    street: name,
    locality: name,
    city: name,
    region: name,
    postalCode: asFact(text),
    country: name,
    countryCode: text.regex(/^[A-Z]{2}$/, 'must be the two letters of the country, such as IN'),
  }),
  hours: text,
  openingHours: z.strictObject({ opens: timeOfDay, closes: timeOfDay }),
  areaServed: z.array(name).min(1),
  socials: z.array(z.strictObject({ network: z.enum(socialNetworks), label: name, url: webAddress })),
  reviews: z.strictObject({
    pageUrl: webAddress,
    script: webAddress.optional(),
    widgetId: asFact(text).optional(),
  }),
  driversHours,
  rates: companyRates.default({}),
  papers: companyPapers.optional(),
  searchTerms: z
    .array(text.regex(/^[a-z\d ]+$/, 'must be small letters, digits and spaces'))
    .default([])
    .meta({
      description:
        'The title of every page of a vehicle, a category, a road and a service holds one of these.',
    }),
  sample,
})

export type Company = z.infer<typeof companySchema>
export type DriversHours = Company['driversHours']
