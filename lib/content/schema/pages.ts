import * as z from 'zod'
import { tripKinds } from '@/lib/fleet/kinds'
import { MAX_BAGS, MAX_PEOPLE } from '@/lib/fleet/group'
import { isTimedPlace } from '@/lib/guides/timed-place'
import { ratesShape } from './rates'
import { asFact } from './text-kinds'
import {
  copy,
  filledIn,
  headed,
  heroPicture,
  isInOrder,
  line,
  list,
  logoFile,
  name,
  needsOrder,
  pastDay,
  picture,
  pictureFile,
  publicationDays,
  sample,
  searchDescription,
  searchTitle,
  slug,
  text,
  textSection,
  toggle,
  whole,
  year,
} from './values'

const pageHead = {
  title: searchTitle,
  description: searchDescription,
  heading: line,
  /** The picture on the page's social card. Without one the card shows text only. */
  card: pictureFile
    .meta({
      widget: 'image',
      description: 'The picture on the page’s card in shares. Without one the card has type alone.',
    })
    .optional(),
  sample,
}

const plainPageSchema = z.strictObject({ ...pageHead, intro: copy })

/** A place of a tour, with the time of its departure and a note or without. */
const timedPlace = text.refine((value) => !/^\d{1,2}[:.]/.test(value) || isTimedPlace(value), {
  error: 'must be a place, or a time and a place such as 05:00 Delhi',
})

/** A plan to open in the trip planner: its days, each the places it stops at. */
const openedPlan = z.strictObject({
  name: text.max(60, 'must have at most 60 characters'),
  days: z.array(z.array(timedPlace).min(1)).min(1).meta({
    description:
      'One list of places a day, the first its start, each after the time of departure if it has one, such as 05:00 Delhi, and before a note for the chauffeur, such as Sonprayag – night up at the shrine. Where it halts, the place stands twice.',
  }),
})

const tour = openedPlan.extend({
  picture: pictureFile
    .meta({ widget: 'image', description: 'A picture of one of its places, which no other tour has.' })
    .optional(),
  text: copy.meta({ description: 'For whom it is, in which months, and what it asks of the driver.' }),
})

const guidesSchema = z.strictObject({
  ...plainPageSchema.shape,
  tours: z.strictObject({ ...headed, open: text, items: z.array(tour).min(1) }).optional(),
})

/** An offer of the season. Without a price: prices are given in a quote. */
const promotion = z.strictObject({ ...headed, ...publicationDays }).refine(isInOrder, needsOrder)

const offersSchema = z.strictObject({
  ...plainPageSchema.shape,
  promotions: list(promotion)
    .default([])
    .meta({ description: 'Offers of a season. Each stands above the form on its days.' }),
})

const vendorSchema = z.strictObject({
  ...plainPageSchema.shape,
  next: z.strictObject({ heading: line, picture, steps: list(text).min(1) }),
})

const contactSchema = z.strictObject({
  ...plainPageSchema.shape,
  map: z.strictObject({
    alt: text,
    caption: text,
    office: text,
    line: text,
    stations: list(name).length(4, 'must be four'),
    outerRoad: text,
    innerRoad: text,
  }),
})

/** It counts up to its digits when it is first seen. */
const figure = line.regex(/^\d/, "must begin with its digits, such as '1200+'")

const homeSchema = z.strictObject({
  ...pageHead,
  hero: z.strictObject({
    eyebrow: line,
    heading: line,
    text: copy,
    pictures: list(heroPicture).length(3, 'must be three'),
  }),
  stats: z.strictObject({
    heading: line,
    figures: list(z.strictObject({ figure, label: line })).length(5, 'must be five'),
  }),
  howItWorks: z.strictObject({ ...headed, steps: list(z.strictObject(headed)).length(4, 'must be four') }),
  fleet: z.strictObject(headed),
  whyRide: z.strictObject({
    eyebrow: line,
    heading: line,
    slides: list(z.strictObject({ ...headed, picture })).min(3),
  }),
  services: z.strictObject(headed),
  reviews: z.strictObject({ ...headed, linkText: line }),
  clients: z.strictObject(headed),
  news: z.strictObject(headed),
  faq: z.strictObject({
    heading: line,
    items: list(z.strictObject({ id: slug, question: line, answer: copy })).length(5, 'must be five'),
  }),
  social: z.strictObject({ ...headed, pictures: list(picture).min(3) }),
  reservation: z.strictObject(headed),
})

/** The page that compares the fleet, with the vehicles that its finder prefers. */
const compareSchema = z.strictObject({
  ...pageHead,
  intro: copy,
  finder: z.strictObject({
    ...headed,
    first: z.record(z.enum(tripKinds), list(slug)),
  }),
  table: z.strictObject({ ...headed, caption: text, note: copy }),
})

const captioned = z.strictObject({ ...picture.shape, caption: text })

const bookingMessages = z.strictObject({
  ...headed,
  date: text,
  amount: text,
  amountNote: text,
  privacy: text,
  pastDay: text,
  unreadable: filledIn('{max}'),
  later: filledIn('{now}', '{next}', '{date}', '{last}'),
  near: filledIn('{now}', '{last}'),
  payments: text,
  parts: z.strictObject({ advance: text, balance: text, boarding: text }),
  due: z.strictObject({
    advance: filledIn('{days:number}?'),
    balance: filledIn('{days:number}'),
    boarding: filledIn('{days:number}?'),
  }),
  dated: z.strictObject({
    advance: filledIn('{date}'),
    balance: filledIn('{date}'),
    balanceNow: filledIn(),
    boarding: filledIn('{date}'),
    boardingNow: filledIn(),
  }),
  refunds: z.strictObject({
    heading: line,
    on: text,
    paid: text,
    back: text,
    earlier: filledIn('{days:number}'),
    days: filledIn('{days:number}'),
    journey: filledIn(),
    all: filledIn(),
    part: filledIn('{percent}'),
    none: filledIn(),
  }),
  notes: list(text).min(1),
})

const termsSection = textSection.extend({
  inSentence: line.meta({
    title: 'Heading within a sentence',
    description: 'Where other texts lead to the section: see {payment}.',
  }),
})

const termsSchema = z.strictObject({
  ...pageHead,
  intro: copy,
  checkedOn: pastDay.meta({
    title: 'Checked on',
    description: 'The day on which the terms were last compared with how we hire.',
  }),
  planner: bookingMessages,
  sections: list(termsSection).length(10, 'must be the ten sections of the terms'),
})

const ratesSchema = z.strictObject({ ...pageHead, intro: copy, ...ratesShape })

const typedPlace = z.strictObject({
  place: asFact(line).meta({ description: 'The place as a guide or the map calls it.' }),
  names: list(asFact(line)).meta({
    description: 'What it is called besides: short and former names, misspellings.',
  }),
  alone: list(asFact(line)).default([]).meta({
    description: 'Names that other towns have too, such as Airport: they count where nothing else is typed.',
  }),
})

const tripPlanSchema = z.strictObject({
  ...pageHead,
  intro: copy,
  typedPlaces: list(typedPlace).meta({
    description:
      'What visitors type for the places of the road guides, in any script, so that their distances are found.',
  }),
  example: z
    .strictObject({
      ...openedPlan.shape,
      label: line.meta({ description: 'The link that opens it.' }),
      adults: whole(1, MAX_PEOPLE),
      largeBags: whole(0, MAX_BAGS),
    })
    .meta({ description: 'A plan that a visitor can open to see how the planner works.' }),
  plain: z
    .strictObject({ ...headed, label: line, template: copy, send: text })
    .meta({ description: 'Shown instead of the planner where scripts are off.' }),
})

const privacySchema = z.strictObject({
  ...pageHead,
  updated: pastDay,
  intro: copy,
  sections: list(textSection).length(11, 'must be the eleven sections of the privacy page'),
  measuring: textSection.meta({
    title: 'Counting of events',
    description: 'Stands before the last section, in a build that counts events only.',
  }),
})

/** How editors sign in: the page before the editor. */
const signInSchema = z.strictObject({
  ...pageHead,
  intro: copy,
  open: line,
  sections: list(textSection).min(1),
})

const servicesSchema = z.strictObject({
  ...pageHead,
  intro: copy,
  services: list(
    z.strictObject({
      id: slug,
      title: line,
      summary: copy,
      description: copy,
      points: list(text),
      picture,
      reverse: toggle,
    }),
  ).length(5, 'must be five'),
})

const film = z.strictObject({
  webm: line.regex(/^\/film\/.+\.webm$/, "must be a path such as '/film/about.webm'"),
  mp4: line.regex(/^\/film\/.+\.mp4$/, "must be a path such as '/film/about.mp4'"),
  /** Path of the picture shown until the film plays, ideally its first frame. */
  poster: pictureFile.meta({ widget: 'image' }),
  label: line,
  description: copy,
})

const aboutSchema = z.strictObject({
  ...pageHead,
  film,
  intro: copy,
  journey: z.strictObject({
    heading: line,
    entries: list(
      z.strictObject({
        year,
        heading: line.optional(),
        picture: picture.optional(),
        content: copy,
        quote: copy,
      }),
    ).refine((entries) => entries.every(({ year }, index) => year > (entries[index - 1]?.year ?? 0)), {
      error: 'must be in the order of their years, one entry a year',
    }),
  }),
  leadership: z.strictObject({
    heading: line,
    note: line.optional(),
    people: list(
      z.strictObject({ name, role: line.optional(), text: copy, portrait: picture.optional() }),
      [],
    ).length(4, 'must be four'),
  }),
  values: z.strictObject({
    heading: line,
    cards: list(z.strictObject({ ...headed, picture })).length(3, 'must be three'),
  }),
  awards: z.strictObject({
    heading: line,
    items: list(z.strictObject({ title: line, picture })).length(7, 'must be seven'),
  }),
})

const client = z.strictObject({ name, logo: logoFile.optional() })

const clientsSchema = z.strictObject({
  ...pageHead,
  intro: copy,
  /** What they ask for: these services are linked, and the picture and the questions of the first are the page’s. */
  services: list(slug).default([]),
  groups: list(z.strictObject({ heading: line, clients: list(client).min(1) })).length(4, 'must be four'),
})

const gallerySchema = z.strictObject({
  ...pageHead,
  intro: copy,
  pictures: list(captioned).length(6, 'must be six'),
})

/** The schema of each page's file, by the file's name. */
export const pageSchemas = {
  home: homeSchema,
  fleet: plainPageSchema,
  offers: offersSchema,
  compare: compareSchema,
  blogs: plainPageSchema,
  routes: guidesSchema,
  rates: ratesSchema,
  'trip-plan': tripPlanSchema,
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

export type HomePage = z.infer<typeof homeSchema>
export type AboutPage = z.infer<typeof aboutSchema>
export type Client = z.infer<typeof client>
export type ComparePage = z.infer<typeof compareSchema>
export type ContactPage = z.infer<typeof contactSchema>
export type TripPlanPage = z.infer<typeof tripPlanSchema>
export type BookingMessages = z.infer<typeof bookingMessages>
