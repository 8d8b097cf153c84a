import { countPlaces, hasDriverFrontRight, parseSeatPlan, ROW_PATTERN } from '@/lib/fleet/seat-plan'
import * as z from 'zod'
import { tripKinds } from '@/lib/fleet/kinds'
import { DESCRIPTION_LENGTH, TITLE_MAX } from '@/lib/site/search-limits'

/** A text a visitor reads: never empty, never padded. */
const text = z
  .string('must be a text')
  .min(1, 'must not be empty')
  .refine((value) => value === value.trim(), 'must not begin or end with a space')

const searchTitle = text
  .max(TITLE_MAX, `must have at most ${TITLE_MAX} characters`)
  .meta({ description: `The name on the browser’s tab and in search results: at most ${TITLE_MAX} characters.` })

const searchDescription = text
  .min(DESCRIPTION_LENGTH.min, `must have at least ${DESCRIPTION_LENGTH.min} characters`)
  .max(DESCRIPTION_LENGTH.max, `must have at most ${DESCRIPTION_LENGTH.max} characters`)
  .meta({
    widget: 'text',
    description: `What search engines show below the title: ${DESCRIPTION_LENGTH.min} to ${DESCRIPTION_LENGTH.max} characters.`,
  })

/** A heading may be longer than a search engine shows; then the page needs a shorter title beside it. */
const hasSearchTitle = (heading: string, searchTitle?: string) => Boolean(searchTitle) || heading.length <= TITLE_MAX
const needsSearchTitle = {
  path: ['searchTitle'],
  error: `must be given, with at most ${TITLE_MAX} characters: the heading is longer`,
}

/** A text of more than a line, which the editor gives room to. */
const copy = text.meta({ widget: 'text' })

const slug = text.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')
const count = z.int('must be a whole number').nonnegative('must not be negative')
const timeOfDay = text.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:30')
const isoDay = z.iso.date('must be a day such as 2026-03-14')
const webAddress = z.url({ protocol: /^https?$/, error: 'must be a web address beginning with https://' })

/** Key paths of values that are still sample and must be replaced before the site goes live. */
const sample = z.array(text).default([]).meta({
  title: 'Still sample',
  description: 'Names of the values of this file that are stand-ins. Replace the value, then take its line out here.',
})

const pictureFile = text.startsWith('/', 'must begin with /')

const picture = z.strictObject({
  src: pictureFile.meta({ title: 'Picture', widget: 'image', description: 'At best 1600 × 1000 pixels or larger.' }),
  alt: text.meta({
    title: 'Description of the picture',
    description: 'What it shows, for those who cannot see it.',
  }),
})

const heroPicture = picture.extend({
  portrait: pictureFile
    .meta({
      title: 'The same for phones',
      widget: 'image',
      description: 'A part of it, upright, 840 × 1080 pixels or larger. Without it the middle is shown.',
    })
    .optional(),
})

/** A draft is shown in previews only. */
const draft = z
  .boolean('must be true or false')
  .default(false)
  .meta({ title: 'Draft', description: 'A draft is shown in previews only.' })

// ——— Company ———

const phone = z.strictObject({
  display: text.meta({ title: 'Number as shown' }),
  e164: text
    .regex(/^\+\d{8,15}$/, 'must be + and 8 to 15 digits, such as +911100000000')
    .meta({ title: 'Number as dialled', description: 'The same number, + and digits only.' }),
})

export const socialNetworks = ['facebook', 'instagram', 'linkedin', 'youtube', 'x'] as const

export const companySchema = z.strictObject({
  name: text,
  shortName: text,
  tagline: text,
  founded: z.int().min(1900).max(2100),
  phone,
  chat: z.strictObject({
    number: text
      .regex(/^\d{8,15}$/, 'must be 8 to 15 digits')
      .meta({ description: 'The WhatsApp number: country code and digits only, no + and no spaces.' }),
    message: text.meta({ description: 'What stands in the chat before the visitor types.' }),
  }),
  emails: z.strictObject({ bookings: z.email('must be an e-mail address'), privacy: z.email('must be an e-mail address') }),
  branchOffice: z.strictObject({
    street: text,
    locality: text,
    city: text,
    region: text,
    postalCode: text,
    country: text,
    countryCode: text.regex(/^[A-Z]{2}$/, 'must be the two letters of the country, such as IN'),
  }),
  hours: text,
  openingHours: z.strictObject({ opens: timeOfDay, closes: timeOfDay }),
  areaServed: z.array(text).min(1),
  socials: z.array(z.strictObject({ network: z.enum(socialNetworks), label: text, url: webAddress })),
  reviews: z.strictObject({
    pageUrl: webAddress,
    script: webAddress.optional(),
    widgetId: text.optional(),
  }),
  sample,
})

// ——— Fleet ———

const categorySlugs = ['sedans', 'suv-muvs', 'luxury-cars-4-7-seater', 'van', 'ev-cars', 'luxury-buses'] as const

const question = z.strictObject({ question: text, answer: copy })

const categorySchema = z
  .strictObject({
    slug: z.enum(categorySlugs),
    title: text,
    tab: text.meta({ description: 'The short name on tabs and filters.' }),
    heading: text,
    searchTitle: searchTitle.optional(),
    description: searchDescription,
    purpose: text,
    picture,
    intro: z.array(copy).min(1),
    sizes: text.optional(),
    questions: z.array(question),
  })
  .refine(({ heading, searchTitle }) => hasSearchTitle(heading, searchTitle), needsSearchTitle)

export const categoriesSchema = z
  .array(categorySchema)
  .length(categorySlugs.length, 'must list all six categories')
  .refine((all) => new Set(all.map(({ slug }) => slug)).size === all.length, 'must list each category once')

const kmpl = text.regex(/^(about )?\d+(\.\d+)? KMPL$/, "must read like '16.5 KMPL'")
const cc = text.regex(/^\d+ cc$/, "must read like '1197 cc'")
const kilowatts = text.regex(/^\d+(\.\d+)? kW$/, "must read like '55 kW'")
const kilowattHours = text.regex(/^\d+(\.\d+)? kWh$/, "must read like '26 kWh'")

/** Rows of the specs table. A row the company has not given is left out, never guessed. */
const specs = z.strictObject({
  airConditioning: text,
  mileage: kmpl.optional(),
  seats: text,
  engine: cc.optional(),
  motorPower: kilowatts.optional(),
  batteryCapacity: kilowattHours.optional(),
})

const seats = z
  .strictObject({
    text: text
      .regex(/^\d+(\/\d+)*$/, "must read like '7' or '10/11/14'")
      .meta({ title: 'Seats', description: "One number, or one for each layout: '7', '10/11/14'." }),
    max: count.positive().meta({ title: 'Most seats', description: 'The largest of the numbers above.' }),
  })
  .refine((value) => Math.max(...value.text.split('/').map(Number)) === value.max, {
    path: ['max'],
    error: 'must be the largest number of seats.text',
  })

/**
 * The seats from above, for one layout of the vehicle (a number of `seats.text`). One text a row, the front row first,
 * its places from left to right as one looks forward; India drives on the left, so the driver sits at the right:
 *   D driver   S seat   J folding seat of a guide or helper, which is drawn but not counted   . gap or aisle
 *   | at the end of a row: a door on that side, as in "|S.D|" (both sides) or "|S.SS" (left, the pavement's side)
 * A row shorter than the widest is drawn in the middle: "SS" behind "SSS" is a bench for two.
 * `luggage` says where the bags ride: behind the last row, or below the floor.
 */
const seatPlan = z
  .strictObject({
    layout: count.positive().meta({ description: 'The number of seats of the layout that is drawn.' }),
    rows: z
      .array(text.regex(ROW_PATTERN, "must read like '|S.D|', of the letters D, S, J, dots and | at the ends"))
      .min(1)
      .meta({
        description:
          'One line a row, the front one first. D driver, S seat, J folding seat, . gap, | door. The driver sits at the right of the first row.',
      }),
    luggage: z.enum(['behind', 'below'], "must be 'behind' or 'below'"),
  })
  .refine(({ rows }) => hasDriverFrontRight(parseSeatPlan(rows)), {
    path: ['rows', 0],
    error: 'must have the one driver, D, as its last seat: the driver sits in front, at the right',
  })

/** Whether the number of seats given for a vehicle counts the driver's, as a car's papers do, or passengers only. */
export const countsDriver = {
  sedans: false,
  'suv-muvs': true,
  'luxury-cars-4-7-seater': true,
  van: false,
  'ev-cars': true,
  'luxury-buses': false,
} satisfies Record<(typeof categorySlugs)[number], boolean>

export const vehicleSchema = z
  .strictObject({
    slug: slug.meta({
      title: 'Address',
      description: 'The last part of its web address, such as honda-city. Choose it once: links go astray when it changes.',
    }),
    name: text,
    category: z.enum(categorySlugs),
    order: count.meta({ description: 'Its place within the category: lower numbers come first.' }),
    listed: z.boolean().meta({ description: 'Off keeps it out of the category’s page and the menu; its own page stays.' }),
    electric: z.boolean().meta({
      description: 'An electric vehicle has motor power and battery capacity instead of mileage and engine.',
    }),
    /** What its pictures are. Their alt texts say so. */
    pictures: z.enum(['illustration', 'photograph']).meta({
      description:
        'What its three pictures are. They are the files 1, 2 and 3 of its folder under Assets: front, side, rear.',
    }),
    seats,
    bags: z.strictObject({ large: count, cabin: count }),
    seatPlan,
    features: z.array(text).min(3),
    comfort: z
      .strictObject({
        figure: text.max(16, 'must have at most 16 characters'),
        label: text.max(34, 'must have at most 34 characters'),
      })
      .optional()
      .meta({
        title: 'What a passenger feels',
        description: "Shown large beside seats and bags: a word or number, such as '2', and what it is: 'captain seats'.",
      }),
    specs,
    summary: searchDescription,
    introText: copy,
    rentalIntroText: copy,
    rentalDetails: z.array(z.strictObject({ title: text, items: z.array(text).min(1) })).length(3),
    vehicleParagraph: copy,
    rentalClosingParagraph: copy,
    questions: z.array(question).min(3).max(4),
    draft,
    sample,
  })
  .refine(
    ({ electric, specs: { motorPower, batteryCapacity, mileage, engine } }) =>
      electric ? motorPower && batteryCapacity && !mileage && !engine : !motorPower && !batteryCapacity,
    {
      path: ['specs'],
      error: 'an electric vehicle has motorPower and batteryCapacity instead of mileage and engine; another has neither',
    },
  )
  .refine((vehicle) => vehicle.seats.text.split('/').includes(String(vehicle.seatPlan.layout)), {
    path: ['seatPlan', 'layout'],
    error: 'must be one of the numbers of seats.text',
  })
  .superRefine(({ category, seatPlan: { layout, rows } }, context) => {
    const drawn = countPlaces(parseSeatPlan(rows), 'seat') + (countsDriver[category] ? 1 : 0)
    if (drawn === layout) return
    const counted = countsDriver[category] ? 'the driver’s counts too' : 'the driver’s does not count'
    context.addIssue({
      code: 'custom',
      path: ['seatPlan', 'rows'],
      message: `draw ${drawn} seats, not the ${layout} of the layout (${counted})`,
    })
  })

// ——— Blog ———

export const postSchema = z
  .strictObject({
    title: text,
    searchTitle: searchTitle.optional(),
    date: isoDay,
    checkedOn: isoDay.meta({
      title: 'Checked on',
      description: 'The day on which the roads, hours and rules in the text were last looked over.',
    }),
    description: copy,
    searchDescription,
    image: picture,
    tags: z.array(text).min(1),
    draft,
    sample,
  })
  .refine(({ title, searchTitle }) => hasSearchTitle(title, searchTitle), needsSearchTitle)

// ——— Pages ———

const pageHead = {
  title: searchTitle,
  description: searchDescription,
  heading: text,
  /** The picture on the page's card in shares. A page without one has a card of type alone. */
  card: text
    .startsWith('/', 'must begin with /')
    .meta({ widget: 'image', description: 'The picture on the page’s card in shares. Without one the card has type alone.' })
    .optional(),
  sample,
}

const plainPageSchema = z.strictObject({ ...pageHead, intro: copy })

const vendorSchema = z.strictObject({
  ...plainPageSchema.shape,
  next: z.strictObject({ heading: text, picture, steps: z.array(text).min(1) }),
})

const contactSchema = z.strictObject({
  ...plainPageSchema.shape,
  map: z.strictObject({
    alt: text,
    caption: text,
    office: text,
    line: text,
    stations: z.array(text).length(4, 'must be four'),
    outerRoad: text,
    innerRoad: text,
  }),
})

const headed = { heading: text, text: copy }

/** It counts up to its digits when it is first seen. */
const figure = text.regex(/^\d/, "must begin with its digits, such as '1200+'")

const homeSchema = z.strictObject({
  ...pageHead,
  hero: z.strictObject({ eyebrow: text, heading: text, text: copy, pictures: z.array(heroPicture).length(3, 'must be three') }),
  stats: z.strictObject({
    heading: text,
    figures: z.array(z.strictObject({ figure, label: text })).length(5, 'must be five'),
  }),
  howItWorks: z.strictObject({ ...headed, steps: z.array(z.strictObject(headed)).length(4, 'must be four') }),
  fleet: z.strictObject(headed),
  whyRide: z.strictObject({
    eyebrow: text,
    heading: text,
    slides: z.array(z.strictObject({ ...headed, picture })).min(3),
  }),
  services: z.strictObject(headed),
  reviews: z.strictObject({ ...headed, linkText: text }),
  clients: z.strictObject(headed),
  news: z.strictObject(headed),
  faq: z.strictObject({
    heading: text,
    items: z.array(z.strictObject({ id: slug, question: text, answer: copy })).length(5, 'must be five'),
  }),
  social: z.strictObject({ ...headed, pictures: z.array(picture).min(3) }),
  reservation: z.strictObject(headed),
})

/** The page that compares the fleet: which vehicles its finder names first, and which it keeps off hill roads. */
const compareSchema = z.strictObject({
  ...pageHead,
  intro: copy,
  finder: z.strictObject({
    ...headed,
    avoidHills: z.array(slug),
    first: z.record(z.enum(tripKinds), z.array(slug)),
  }),
  table: z.strictObject({ ...headed, caption: text, note: copy }),
})

const captioned = z.strictObject({ ...picture.shape, caption: text })

const textSection = z.strictObject({
  id: slug,
  heading: text,
  paragraphs: z.array(copy).optional(),
  items: z.array(text).optional(),
})

const plannerWords = z.strictObject({
  ...headed,
  date: text,
  amount: text,
  amountNote: text,
  privacy: text,
  pastDay: text,
  unreadable: text,
  later: text,
  near: text,
  payments: text,
  parts: z.strictObject({ advance: text, balance: text, boarding: text }),
  due: z.strictObject({ advance: text, balance: text, boarding: text }),
  dated: z.strictObject({ advance: text, balance: text, balanceNow: text, boarding: text, boardingNow: text }),
  refunds: z.strictObject({
    heading: text,
    on: text,
    paid: text,
    back: text,
    earlier: text,
    days: text,
    oneDay: text,
    journey: text,
    all: text,
    part: text,
    none: text,
  }),
  notes: z.array(text).min(1),
})

const termsSchema = z.strictObject({
  ...pageHead,
  intro: copy,
  planner: plannerWords,
  sections: z.array(textSection).length(10, 'must be the ten sections of the terms'),
})

const privacySchema = z.strictObject({
  ...pageHead,
  updated: isoDay,
  intro: copy,
  sections: z.array(textSection).length(11, 'must be the eleven sections of the privacy page'),
  measuring: textSection.meta({
    title: 'Counting of events',
    description: 'Stands before the last section, in a build that counts events only.',
  }),
})

/** How editors sign in: the page before the editor. */
const signInSchema = z.strictObject({ ...pageHead, intro: copy, open: text, sections: z.array(textSection).min(1) })

const servicesSchema = z.strictObject({
  ...pageHead,
  intro: copy,
  services: z
    .array(
      z.strictObject({
        id: slug,
        title: text,
        summary: copy,
        description: copy,
        points: z.array(text),
        picture,
        reverse: z.boolean(),
      }),
    )
    .length(5, 'must be five'),
})

const film = z.strictObject({
  webm: text.regex(/^\/film\/.+\.webm$/, "must be a path such as '/film/about.webm'"),
  mp4: text.regex(/^\/film\/.+\.mp4$/, "must be a path such as '/film/about.mp4'"),
  /** Path of the picture that stands until the film plays; best its first frame. */
  poster: text.startsWith('/', 'must begin with /').meta({ widget: 'image' }),
  label: text,
  description: copy,
})

const aboutSchema = z.strictObject({
  ...pageHead,
  film,
  intro: copy,
  journey: z.strictObject({
    heading: text,
    entries: z.array(
      z.strictObject({
        year: z.int().min(1900).max(2100),
        heading: text.optional(),
        picture: picture.optional(),
        content: copy,
        quote: copy,
      }),
    ),
  }),
  leadership: z.strictObject({
    heading: text,
    people: z.array(z.strictObject({ name: text, role: text, text: copy })).length(4, 'must be four'),
  }),
  values: z.strictObject({ heading: text, cards: z.array(z.strictObject(headed)).length(3, 'must be three') }),
  awards: z.strictObject({
    heading: text,
    items: z.array(z.strictObject({ title: text, picture })).length(7, 'must be seven'),
  }),
})

const clientsSchema = z.strictObject({
  ...pageHead,
  intro: copy,
  groups: z
    .array(z.strictObject({ heading: text, clients: z.array(z.strictObject({ name: text, mark: slug })).min(1) }))
    .length(4, 'must be four'),
})

const gallerySchema = z.strictObject({
  ...pageHead,
  intro: copy,
  pictures: z.array(captioned).length(6, 'must be six'),
})

/** The schema of each page's file, by the file's name. */
export const pageSchemas = {
  home: homeSchema,
  fleet: plainPageSchema,
  offers: plainPageSchema,
  compare: compareSchema,
  blogs: plainPageSchema,
  contact: contactSchema,
  vendor: vendorSchema,
  about: aboutSchema,
  services: servicesSchema,
  clients: clientsSchema,
  gallery: gallerySchema,
  terms: termsSchema,
  privacy: privacySchema,
  'sign-in': signInSchema,
}

export type Company = z.infer<typeof companySchema>
export type Category = z.infer<typeof categorySchema>
export type CategorySlug = Category['slug']
export type Vehicle = z.infer<typeof vehicleSchema>
export type PostHead = z.infer<typeof postSchema>
export type HomePage = z.infer<typeof homeSchema>
export type AboutPage = z.infer<typeof aboutSchema>
export type ComparePage = z.infer<typeof compareSchema>
export type ContactPage = z.infer<typeof contactSchema>
export type PlannerWords = z.infer<typeof plannerWords>
export type TextSection = z.infer<typeof textSection>
export type Picture = z.infer<typeof picture>
