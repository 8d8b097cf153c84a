import * as z from 'zod'
import { companyPapers } from './papers'
import { companyRates } from './rate-card'
import { asFact } from './text-kinds'
import { line, list, name, sample, text, timeOfDay, webAddress, whole, year } from './values'

const phone = z
  .strictObject({
    display: asFact(
      line.regex(/^[+\d ()-]+$/, 'must hold digits, spaces, +, brackets and hyphens only'),
    ).meta({ title: 'Number as shown' }),
    e164: line
      .regex(
        /^\+(91\d{10}|(?!91)\d{8,15})$/,
        'must be + and 8 to 15 digits, +91 and ten in India: +911100000000',
      )
      .meta({ title: 'Number as dialled', description: 'The same number, + and digits only.' }),
  })
  .refine(({ display, e164 }) => display.replace(/[^+\d]/g, '') === e164, {
    path: ['e164'],
    error: 'must be the same number as display, which visitors see',
  })

export const socialNetworks = ['facebook', 'instagram', 'linkedin', 'youtube', 'x'] as const

const hours = whole(1, 24)
const minutes = whole(1, 600)

/** The company's own rule on the hours of one driver, to which the planners and every worked day keep. */
const driversHours = z
  .strictObject({
    driving: hours.meta({
      description: 'Hours at the wheel in a day, the runs from and to the garage included.',
    }),
    duty: hours.meta({ description: 'Hours of a day from garage to garage, or to the bed on the road.' }),
    off: hours.meta({ description: 'Hours off between two days.' }),
    unbroken: hours.meta({ description: 'Hours at the wheel after which the driver rests.' }),
    pause: minutes.meta({ description: 'Minutes of that rest.' }),
    garage: minutes.meta({ description: 'Minutes reckoned between the garage and an address in Delhi.' }),
  })
  .refine(({ driving, duty }) => driving <= duty, { path: ['driving'], error: 'must not be more than duty' })
  .refine(({ duty, off }) => duty + off <= 24, {
    path: ['off'],
    error: 'must fit into the 24 hours of a day, together with duty',
  })
  .refine(({ unbroken, driving }) => unbroken <= driving, {
    path: ['unbroken'],
    error: 'must not be more than driving',
  })

export const companySchema = z.strictObject({
  name,
  shortName: name,
  tagline: text,
  founded: year,
  phone,
  chat: z.strictObject({
    number: line
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
    postalCode: asFact(line.regex(/^[1-9]\d{5}$/, 'must be a PIN code of six digits')),
    country: name,
    countryCode: line.regex(/^[A-Z]{2}$/, 'must be the two letters of the country, such as IN'),
  }),
  hours: text,
  callBack: text.optional().meta({
    title: 'When the office calls back',
    description: 'A sentence beside the reference of every sent enquiry, such as: We call within an hour.',
  }),
  openingHours: z
    .strictObject({ opens: timeOfDay, closes: timeOfDay })
    .refine(({ opens, closes }) => opens < closes, { path: ['closes'], error: 'must be later than opens' }),
  areaServed: list(name).min(1),
  socials: list(
    z
      .strictObject({ network: z.enum(socialNetworks), label: name, url: webAddress })
      .refine(({ network, url }) => new RegExp(`^https://([\\w-]+\\.)*${network}\\.com/`).test(url), {
        path: ['url'],
        error: 'must be an address of its network',
      }),
  ),
  reviews: z
    .strictObject({
      pageUrl: webAddress,
      script: webAddress.optional(),
      widgetId: asFact(line).optional(),
    })
    .refine(({ script, widgetId }) => (script === undefined) === (widgetId === undefined), {
      path: ['widgetId'],
      error: 'must be given together with script: the widget needs both',
    }),
  driversHours,
  rates: companyRates.default({}),
  papers: companyPapers.optional(),
  searchTerms: list(line).default([]).meta({
    description: 'The title of every page of a vehicle, a category, a road and a service holds one of these.',
  }),
  sample,
})

export type Company = z.infer<typeof companySchema>
export type DriversHours = Company['driversHours']
