import * as z from 'zod'
import { categorySlugs } from '@/lib/fleet/categories'
import { roadKinds } from '@/lib/fleet/kinds'
import { countsDriver, passengersIn } from '@/lib/fleet/passengers'
import { countPlaces, hasDriverFrontRight, parseSeatPlan, ROW_PATTERN } from '@/lib/fleet/seat-plan'
import { vehiclePapers } from './papers'
import { hireRates } from './rate-card'
import {
  aliases,
  copy,
  draft,
  hasSearchTitle,
  line,
  list,
  month,
  name,
  needsSearchTitle,
  pastDay,
  picture,
  question,
  sample,
  searchDescription,
  searchTitle,
  text,
  toggle,
  whole,
} from './values'

const categorySchema = z
  .strictObject({
    slug: z.enum(categorySlugs),
    title: line,
    tab: line.meta({ description: 'The short name on tabs and filters.' }),
    heading: line,
    searchTitle: searchTitle.optional(),
    description: searchDescription,
    purpose: text,
    picture,
    intro: list(copy).min(1),
    sizes: text.optional(),
    questions: list(question),
    rates: hireRates.optional(),
  })
  .refine(({ heading, searchTitle }) => hasSearchTitle(heading, searchTitle), needsSearchTitle)

export const categoriesSchema = list(categorySchema)
  .length(categorySlugs.length, 'must list all six categories')
  .refine((all) => new Set(all.map(({ slug }) => slug)).size === all.length, 'must list each category once')

/** A figure of the table, within a range that is plausible for it. */
const figure = (title: string, example: number, [least, most]: [number, number]) =>
  z
    .number(`must be a number alone, such as ${example}`)
    .min(least, `must be from ${least} to ${most}`)
    .max(most, `must be from ${least} to ${most}`)
    .optional()
    .meta({ title, description: `The number alone, such as ${example}.` })

/**
 * How the specs table words the seats: the numbers alone, '26 seats', '7 and 9 seats', '7 passengers', or '6
 * passengers plus driver'.
 */
const seatWordings = ['plain', 'seats', 'listed', 'passengers', 'passengersAndDriver'] as const

/** Rows of the specs table. A row the company has not given is left out, never guessed. */
const specs = z.strictObject({
  airConditioning: text,
  mileage: figure('Mileage, kilometres to the litre', 16.5, [1, 60]),
  mileageIsAbout: toggle.default(false).meta({ description: 'Shows “about” before the mileage.' }),
  seats: z.enum(seatWordings).meta({
    title: 'Wording of the number of seats',
    description:
      'Plain: 7. Seats: 26 seats. Listed: 7 and 9 seats. Passengers: 7 passengers. Passengers and driver: 6 passengers plus driver.',
  }),
  engine: figure('Engine, cc', 1197, [500, 20_000]),
  motorPower: figure('Motor power, kW', 55, [1, 1000]),
  batteryCapacity: figure('Battery capacity, kWh', 26, [1, 1000]),
})

const seats = list(whole(1, 99))
  .min(1)
  .meta({ description: 'One number, or one for each layout: 10, 11, 14.' })

/**
 * The seats from above, for one layout of the vehicle (a number of `seats`). One text per row, the front row first, its
 * places from left to right in driving direction; India drives on the left, so the driver sits at the right:
 *   D driver   S seat   J folding seat of a guide or helper, which is drawn but not counted   . gap or aisle
 *   | at the end of a row: a door on that side, as in "|S.D|" (both sides) or "|S.SS" (left, the pavement's side)
 * A row shorter than the widest is centred: "SS" behind "SSS" is a bench for two.
 * `luggage` says where the bags are: behind the last row, or below the floor.
 */
const seatPlan = z
  .strictObject({
    layout: whole(1, 99).meta({ description: 'The number of seats of the layout that is drawn.' }),
    rows: z
      .array(
        line.regex(ROW_PATTERN, "must read like '|S.D|', of the letters D, S, J, dots and | at the ends"),
      )
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

/** A photograph of one of the company's own vehicles. */
const photo = picture.extend({
  place: line.meta({ description: 'Where it was taken, such as Delhi.' }),
  takenOn: pastDay.meta({ title: 'Taken on', description: 'The page shows its month and year.' }),
})

/** Coaches with a hold have nearly two. */
const MOST_BAGS = 2

export const vehicleSchema = z
  .strictObject({
    name,
    category: z.enum(categorySlugs),
    order: whole(0, 999).meta({ description: 'Its place within the category: lower numbers come first.' }),
    listed: toggle.meta({
      description: 'Off keeps it out of the category’s page and the menu; its own page stays.',
    }),
    electric: toggle.meta({
      description: 'An electric vehicle has motor power and battery capacity instead of mileage and engine.',
    }),
    airConditioned: toggle.meta({ description: 'Whether the filter for air conditioned vehicles finds it.' }),
    /** What its pictures are, which their alternative texts state. */
    pictures: z.enum(['illustration', 'photograph']).meta({
      description:
        'What its three pictures are. They are the files 1, 2 and 3 of its folder under Assets: front, side, rear.',
    }),
    photos: list(photo).min(1).optional().meta({
      title: 'Photographs',
      description: 'Of this vehicle of yours. Its page shows them before its three pictures.',
    }),
    seats,
    roads: z
      .strictObject({
        upTo: z.enum(roadKinds, "must be 'city', 'plains', 'goodHills' or 'hills'").meta({
          description:
            'The hardest road it may take: within Delhi NCR, highways, good hill roads, all hill roads.',
        }),
        notIn: list(month)
          .min(1)
          .optional()
          .meta({ description: 'Months in which it stays off hill roads: the rains and the snow.' }),
        furthest: whole(1, 2000).optional().meta({
          description:
            'Kilometres one way, with a charging halt; for electric vehicles that leave Delhi NCR.',
        }),
      })
      .meta({ title: 'Roads', description: 'Finder, guides, planners and comparison follow from it.' }),
    bags: z.strictObject({ large: whole(0, 99), cabin: whole(0, 99) }),
    folded: list(z.strictObject({ passengers: whole(1, 99), large: whole(1, 99) }))
      .min(1)
      .optional()
      .meta({
        title: 'With seats of its last row folded',
        description:
          'Passengers and large bags then, where its own text tells it; the most passengers first.',
      }),
    seatPlan,
    features: list(text).min(3),
    comfort: z
      .strictObject({
        figure: line.max(16, 'must have at most 16 characters'),
        label: line.max(34, 'must have at most 34 characters'),
      })
      .optional()
      .meta({
        title: 'What a passenger feels',
        description:
          "Shown large beside seats and bags: a word or number, such as '2', and what it is: 'captain seats'.",
      }),
    specs,
    searchTitle: searchTitle.optional(),
    summary: searchDescription,
    introText: copy,
    rentalIntroText: copy,
    rentalDetails: list(z.strictObject({ title: line, items: list(text).min(1) })).length(3),
    vehicleParagraph: copy,
    rentalClosingParagraph: copy,
    questions: list(question).min(3).max(4),
    papers: vehiclePapers.optional(),
    rates: hireRates.optional().meta({ description: 'Only what differs from the rates of its category.' }),
    checkedOn: pastDay.meta({
      title: 'Checked on',
      description: 'The day on which seats, bags, figures and text were last compared with the vehicle.',
    }),
    aliases,
    draft,
    sample,
  })
  .refine(
    ({ electric, specs: { motorPower, batteryCapacity, mileage, engine } }) =>
      electric ? motorPower && batteryCapacity && !mileage && !engine : !motorPower && !batteryCapacity,
    {
      path: ['specs'],
      error:
        'an electric vehicle has motorPower and batteryCapacity instead of mileage and engine; another has neither',
    },
  )
  .refine(({ electric, papers }) => !papers?.fuel || electric === (papers.fuel === 'electric'), {
    path: ['papers', 'fuel'],
    error: 'contradicts electric above',
  })
  .refine(({ bags, seats }) => bags.large + bags.cabin <= MOST_BAGS * Math.max(...seats), {
    path: ['bags'],
    error: `must be at most ${MOST_BAGS} for a seat, large and cabin bags together`,
  })
  .refine(
    ({ folded = [], bags, category, seats }) =>
      [{ passengers: passengersIn(category, Math.max(...seats)), large: bags.large }, ...folded].every(
        ({ passengers, large }, index, all) => {
          const next = all[index + 1]
          return !next || (next.passengers < passengers && next.large > large)
        },
      ),
    { path: ['folded'], error: 'must each have fewer passengers and more large bags than the one before' },
  )
  .refine((vehicle) => vehicle.seats.includes(vehicle.seatPlan.layout), {
    path: ['seatPlan', 'layout'],
    error: 'must be one of the numbers of seats',
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

export type Category = z.infer<typeof categorySchema>

/** The slug, the last part of a vehicle's address, is the name of its file: `content/fleet/vehicles/<slug>.yaml`. */
export type Vehicle = z.infer<typeof vehicleSchema> & { slug: string }
